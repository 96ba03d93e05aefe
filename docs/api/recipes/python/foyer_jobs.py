"""Five common jobs with a generated client.

    pip install openapi-python-client
    openapi-python-client generate --url https://tickets.example/api/openapi.json --meta none --output-path foyer_client
    openapi-python-client generate --url https://tickets.example/api/openapi-account.json --meta none --output-path foyer_account

A client with a key: AuthenticatedClient(base_url="https://tickets.example/api", token="foyer_...").
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Any

from foyer_account.api.ledger import get_books
from foyer_account.models.get_books_response_200 import GetBooksResponse200
from foyer_client import AuthenticatedClient, Client
from foyer_client.api.attendees import create_attendee
from foyer_client.api.changes import list_changes
from foyer_client.api.door import create_check_in
from foyer_client.api.events import list_public_events
from foyer_client.api.orders import list_orders
from foyer_client.models.attendee_answer import AttendeeAnswer
from foyer_client.models.change import Change
from foyer_client.models.change_page import ChangePage
from foyer_client.models.check_in_already import CheckInAlready
from foyer_client.models.create_attendee_body import CreateAttendeeBody
from foyer_client.models.create_check_in_body import CreateCheckInBody
from foyer_client.models.create_check_in_response_201 import CreateCheckInResponse201
from foyer_client.models.list_changes_include import ListChangesInclude
from foyer_client.models.list_orders_sort_by import ListOrdersSortBy
from foyer_client.models.list_orders_sort_direction import ListOrdersSortDirection
from foyer_client.models.list_public_events_filter_fieldsstateeq import ListPublicEventsFilterFieldsstateeq
from foyer_client.models.order_status_type_0 import OrderStatusType0
from foyer_client.types import UNSET


class Refused(Exception):
    """A call was refused; `code` says why."""

    def __init__(self, refusal: Any) -> None:
        super().__init__(refusal.message)
        self.code: str = refusal.code


def every_row(read: Callable[[int], Any]) -> Iterator[Any]:
    """Every row of a list, page after page. `read` asks for one page."""
    page = last = 1
    while page <= last:
        answer = read(page)
        if not hasattr(answer, "data"):
            raise Refused(answer)
        yield from answer.data
        last = answer.meta.last_page
        page += 1


def sync_orders(client: AuthenticatedClient, event_id: str, since: datetime) -> dict[str, dict[str, Any]]:
    """The people in orders since a moment, for a CRM: by email address, with what they spent in minor units."""
    people: dict[str, dict[str, Any]] = {}
    for order in every_row(
        lambda page: list_orders.sync(
            event_id,
            client=client,
            page=page,
            per_page=100,
            sort_by=ListOrdersSortBy.CREATED_AT,
            sort_direction=ListOrdersSortDirection.ASC,
            filter_fieldscreated_atgte=since,
            filter_fieldsstatuseq=OrderStatusType0.COMPLETED,
        )
    ):
        spent = people.get(order.email, {}).get("spent", 0) + order.total - order.refunded_total
        name = f"{order.first_name} {order.last_name}".strip()
        people[order.email] = {"name": name, "spent": spent, "currency": str(order.currency)}
    return people


def follow_changes(
    client: AuthenticatedClient, account_id: str, position: str | None, keep: Callable[[Change], None]
) -> str:
    """Hands on what changed since a position, and answers the next one. Without a position: that of now."""
    after = position
    while True:
        page = list_changes.sync(
            account_id, client=client, after=after or UNSET, include=ListChangesInclude.SUBJECT
        )
        if not isinstance(page, ChangePage):
            raise Refused(page)
        for change in page.data:
            keep(change)
        after = page.meta.next_
        if not page.meta.has_more:
            return after


def list_events(client: Client, organizer_id: str, address: str) -> list[dict[str, str]]:
    """What is on, for a site: title, start and page of each upcoming event. Needs no key."""
    return [
        {"title": event.title, "start_date": event.start_date.isoformat(), "page": f"{address}/e/{event.id}/{event.slug}"}
        for event in every_row(
            lambda page: list_public_events.sync(
                client=client,
                page=page,
                per_page=100,
                organizer_id=organizer_id,
                filter_fieldsstateeq=ListPublicEventsFilterFieldsstateeq.UPCOMING,
            )
        )
    ]


def check_in(client: Client, door: str, code: str, scan_id: str) -> str:
    """Admits the holder of a ticket. `door`: the last part of the check-in list's link. `code`: what the QR holds."""
    answer = create_check_in.sync(door, client=client, body=CreateCheckInBody(code=code, scan_id=scan_id))
    if isinstance(answer, CreateCheckInResponse201):
        return f"Welcome, {answer.data.first_name}."
    if isinstance(answer, CheckInAlready):
        return f"Already admitted at {answer.details.checked_in_at}."
    raise Refused(answer)


def move_attendees(
    client: AuthenticatedClient, event_id: str, ticket_id: str, price_id: str, people: list[dict[str, Any]]
) -> list[dict[str, str]]:
    """Brings in tickets that were sold elsewhere, five at a time, and sends no email. Answers those that were refused."""

    def move(person: dict[str, Any]) -> list[dict[str, str]]:
        answer = create_attendee.sync(
            event_id,
            client=client,
            # Your own id of the ticket makes it safe to run this again.
            idempotency_key=person["id"],
            body=CreateAttendeeBody(
                ticket_id=ticket_id,
                price_id=price_id,
                first_name=person["first_name"],
                last_name=person["last_name"],
                email=person["email"],
                unit_price=person["paid"],
                notify_attendee=False,
            ),
        )
        return [] if isinstance(answer, AttendeeAnswer) else [{"id": person["id"], "why": Refused(answer).code}]

    with ThreadPoolExecutor(5) as workers:
        return [refused for found in workers.map(move, people) for refused in found]


def close_month(client: AuthenticatedClient, account_id: str, month: str) -> dict[str, int]:
    """What an account's money did in a month such as 2026-11, by kind and currency, in minor units, in one call."""
    answer = get_books.sync(account_id, client=client, month=month)
    if not isinstance(answer, GetBooksResponse200):
        raise Refused(answer)
    return {f"{each.which} {each.currency}": each.gross for each in answer.data.sums if each.by == "kind"}
