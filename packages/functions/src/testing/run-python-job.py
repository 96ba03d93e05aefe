"""Runs a job of docs/api/recipes/python: reads {"address", "key", "job", "given"} as JSON, prints its answer as JSON."""

import json
import sys
from datetime import datetime

import foyer_jobs
from foyer_client import AuthenticatedClient, Client

asked = json.load(sys.stdin)
address = f"{asked['address']}/api"
key = asked["key"]
client = AuthenticatedClient(base_url=address, token=key) if key else Client(base_url=address)
given = {
    name: datetime.fromisoformat(value) if name in ("since", "start", "end") else value
    for name, value in asked["given"].items()
}
if asked["job"] == "follow_changes":
    changes = []
    following = foyer_jobs.follow_changes(client, keep=lambda change: changes.append(change.to_dict()), **given)
    answer = {"next": following, "changes": changes}
else:
    answer = getattr(foyer_jobs, asked["job"])(client, **given)
print(json.dumps(answer))
