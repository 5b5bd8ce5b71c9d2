"""An S3 server for tests: OpenStack Swift with its S3 API, in one process, from Debian's python3-swift.

Usage: /usr/bin/python3 s3Server.py FOLDER SECRET

The key is `test:tester`. Keeps everything in FOLDER, whose file system must have extended attributes. Listens
on a free port of the loopback and prints `http://127.0.0.1:PORT`. The parts of Swift (proxy, account,
container, object) talk to each other over the loopback. Ends when its standard input is closed, so with its
parent.
"""
import array
import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402

utils.HASH_PATH_SUFFIX = b'test'  # before a ring is read; otherwise from /etc/swift

from swift.account.server import AccountController  # noqa: E402
from swift.common.middleware import catch_errors, copy, gatekeeper, slo, tempauth  # noqa: E402
from swift.common.middleware.s3api import s3api  # noqa: E402
from swift.common.ring import RingData  # noqa: E402
from swift.common.utils import get_logger  # noqa: E402
from swift.container.server import ContainerController  # noqa: E402
from swift.obj.server import ObjectController  # noqa: E402
from swift.proxy.server import Application  # noqa: E402

DEVICE = 'disk'


class Silent:
    def write(self, text):
        pass


class Cache:
    """Swift asks for a memcached; one process needs no more than a dictionary."""

    def __init__(self):
        self.kept = {}

    def get(self, key, **_):
        return self.kept.get(key)

    def set(self, key, value, **_):
        self.kept[key] = value

    def delete(self, key, **_):
        self.kept.pop(key, None)


def with_cache(app):
    cache = Cache()

    def call(env, start_response):
        env['swift.cache'] = cache
        return app(env, start_response)

    return call


def serve(app, sock):
    eventlet.spawn(wsgi.server, sock, app, Silent(), debug=False, max_size=256)


def main(folder, secret):
    os.chdir(folder)  # rings are saved by way of the current folder
    os.makedirs(os.path.join(folder, DEVICE, 'tmp'), exist_ok=True)
    conf = {
        'swift_dir': folder,
        'devices': folder,
        'mount_check': 'false',
        'log_level': 'ERROR',
        'fallocate_reserve': '0',
        'disable_fallocate': 'true',
        'allow_account_management': 'true',
        'account_autocreate': 'true',
        'user_test_tester': secret + ' .admin',
        'cors_preflight_allow_origin': '*',
    }
    logger = get_logger(conf, log_to_console=True)
    for ring, controller in (
        ('account', AccountController),
        ('container', ContainerController),
        ('object', ObjectController),
    ):
        sock = eventlet.listen(('127.0.0.1', 0))
        device = {
            'id': 0,
            'zone': 0,
            'ip': '127.0.0.1',
            'port': sock.getsockname()[1],
            'device': DEVICE,
            'weight': 1,
        }
        # One replica, four partitions, all on the one device.
        RingData([array.array('H', [0, 0, 0, 0])], [device], 30).save(ring + '.ring.gz')
        serve(controller(conf, logger), sock)

    app = Application(conf, logger)
    for middleware in (slo, copy, tempauth, s3api, gatekeeper, catch_errors):
        app = middleware.filter_factory(conf)(app)
    sock = eventlet.listen(('127.0.0.1', 0), backlog=512)
    serve(with_cache(app), sock)
    print('http://127.0.0.1:%d' % sock.getsockname()[1], flush=True)
    while True:
        eventlet.hubs.trampoline(0, read=True)
        if not os.read(0, 1024):
            return


main(*sys.argv[1:])
