"""Reads answers of the API with what two generators made of its document, and asks for orders with one of them."""

import datetime
import json
import sys
import warnings

# Theirs: a field is called as a method of their base class is.
warnings.simplefilter("ignore")
import foyer_openapi
import foyer_models

given = json.load(sys.stdin)
order = foyer_models.Order.model_validate(given["order"])
event = foyer_openapi.Event.from_dict(given["event"])
client = foyer_openapi.ApiClient(
    foyer_openapi.Configuration(host=given["address"], access_token=given["key"])
)
found = foyer_openapi.OrdersApi(client).list_orders(
    event.id,
    filter_fields_status_eq=foyer_openapi.OrderStatusInput("COMPLETED"),
    filter_fields_updated_at_gte=datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc),
)
shown = foyer_openapi.EventsApi(client).get_public_event(event.id)
answer = {
    "order": order.reference.root,
    "event": event.title,
    "orders": [row.reference for row in found.data],
    "country": shown.data.settings.location.country,
}
json.dump(answer, sys.stdout)
