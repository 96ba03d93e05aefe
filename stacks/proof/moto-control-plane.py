"""AWS's control plane by moto, as `pnpm proofs:deploy` needs it. Prints its address as a line of JSON, then answers lines.

A line asks a service, {"service": "lambda", "method": "list_functions", "params": {}}, or, empty, which kinds of resources moto
does not have: those are taken as they are and made into nothing.
"""

import functools
import json
import sys
import uuid

# What moto prints is none of the answers.
answers, sys.stdout = sys.stdout, sys.stderr

import boto3
from moto.cloudformation.models import CloudFormationBackend
from moto.cloudformation import parsing
from moto.core.common_models import CloudFormationModel
from moto.moto_server.threaded_moto_server import ThreadedMotoServer
from moto.ssm.models import Parameter

REGION = "eu-central-1"
stood_in = set()
known_class = parsing.resource_class_from_type


class StoodIn(CloudFormationModel):
    """A resource of a kind that moto does not have: a name, and made-up attributes."""

    # Moto reads the service out of the module's name.
    __module__ = "moto.stood_in"

    def __init__(self, name):
        self.physical_resource_id = name

    @classmethod
    def has_cfn_attr(cls, attr):
        return True

    def get_cfn_attribute(self, name):
        return f"{name.lower()}.{self.physical_resource_id}"

    @staticmethod
    def cloudformation_name_type():
        return ""

    @staticmethod
    def cloudformation_type():
        return ""

    @classmethod
    def create_from_cloudformation_json(cls, resource_name, cloudformation_json, account_id, region_name, **kwargs):
        if "fail-on-purpose" in json.dumps(cloudformation_json, default=str):
            raise parsing.ValidationError(message="Made to fail by the proof.")
        # An alias is known by its function, so that permissions on it can be given.
        function = kwargs["ResourceType"] == "AWS::Lambda::Alias" and cloudformation_json["Properties"]["FunctionName"]
        return cls(function or f"{resource_name}-{uuid.uuid4().hex[:8]}")

    @classmethod
    def update_from_cloudformation_json(cls, original_resource, new_resource_name, cloudformation_json, account_id, region_name):
        return original_resource

    @classmethod
    def delete_from_cloudformation_json(cls, resource_name, cloudformation_json, account_id, region_name):
        pass


def class_or_stand_in(resource_type):
    # A custom resource calls its function, which moto runs in Docker only; a version of a function has no number there.
    broken = resource_type.startswith("Custom::") or resource_type == "AWS::Lambda::Version"
    known = None if broken else known_class(resource_type)
    if known is not None:
        return known
    stood_in.add(resource_type)
    return StoodIn


parsing.resource_class_from_type = class_or_stand_in


# As CloudFormation does: what a failed creation made goes, whatever its policy says; what lived is kept.
delete_all = parsing.ResourceMap.delete


def delete_but_retained(self):
    for resource in self._resource_json_map.values():
        if resource.get("DeletionPolicy") == "RetainExceptOnCreate":
            resource["DeletionPolicy"] = "Retain"
    delete_all(self)


parsing.ResourceMap.delete = delete_but_retained


# As CloudFormation does: a stack that cannot be created leaves nothing.
create_stack = CloudFormationBackend.create_stack


def create_or_roll_back(self, *args, **kwargs):
    known = set(self.stacks)
    try:
        return create_stack(self, *args, **kwargs)
    except Exception:
        for stack_id in set(self.stacks) - known:
            resources = self.stacks.pop(stack_id).resource_map
            for name in resources.resources:
                if name in resources._parsed_resources:
                    resources._delete_resource(resources._parsed_resources[name], resources._resource_json_map[name])
        raise


CloudFormationBackend.create_stack = create_or_roll_back


# CloudFormation takes a parameter's tags as a map.
create_parameter = Parameter.create_from_cloudformation_json.__func__


def create_with_tags(cls, resource_name, cloudformation_json, *args, **kwargs):
    tags = cloudformation_json["Properties"].get("Tags")
    if isinstance(tags, dict):
        cloudformation_json["Properties"]["Tags"] = [{"Key": key, "Value": value} for key, value in tags.items()]
    return create_parameter(cls, resource_name, cloudformation_json, *args, **kwargs)


Parameter.create_from_cloudformation_json = classmethod(create_with_tags)


def bootstrap(client):
    """The two stacks that `cdk bootstrap` and SST make once an account: their outputs and buckets are what is asked for."""
    assets = f"cdk-hnb659fds-assets-123456789012-{REGION}"
    for bucket in [assets, "sst-bootstrap"]:
        client("s3").create_bucket(Bucket=bucket, CreateBucketConfiguration={"LocationConstraint": REGION})
    client("ssm").put_parameter(Name="/cdk-bootstrap/hnb659fds/version", Type="String", Value="21")
    outputs = {
        "CDKToolkit": {"BootstrapVersion": "21", "BucketName": assets},
        "SSTBootstrap": {"Version": "7.4", "BucketName": "sst-bootstrap"},
    }
    for name, values in outputs.items():
        template = {
            "Resources": {"queue": {"Type": "AWS::SQS::Queue"}},
            "Outputs": {key: {"Value": value} for key, value in values.items()},
        }
        client("cloudformation").create_stack(StackName=name, TemplateBody=json.dumps(template))


def answer(client, line):
    if line.strip() == "":
        return sorted(stood_in)
    question = json.loads(line)
    return getattr(client(question["service"]), question["method"])(**question["params"])


server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
server.start()
host, port = server.get_host_and_port()
url = f"http://{host}:{port}"
session = boto3.Session("test", "test", region_name=REGION)
asks = functools.cache(lambda service: session.client(service, endpoint_url=url))
bootstrap(asks)
print(json.dumps(url), file=answers, flush=True)
for line in sys.stdin:
    print(json.dumps(answer(asks, line), default=str), file=answers, flush=True)
