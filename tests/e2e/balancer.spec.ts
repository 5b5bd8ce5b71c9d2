import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { WebSocket } from 'ws'
import { BUDGETS } from '#contract/budgets.ts'
import { checkNickname } from '#contract/http/auth/signup.ts'
import { uploadAttachment } from '#contract/http/chat/attachments.ts'
import { AUDIO_MAX_BYTES } from '#contract/limits.ts'
import { wavOf } from '#server/sample/media/wav.ts'
import { aMember, aPrivateRoom } from './harness/api.ts'
import { askThrough, test } from './harness/balancer.ts'
import { expect } from './harness/test.ts'

// one deployment for all
test.describe.configure({ mode: 'default' })
test.use({ nodeSettings: { LIMITS: 'on' } })

test('HAProxy accepts the file of the deployment without a warning', async ({ deployed }) => {
  expect(deployed.balancer.check).toEqual({ code: 0, said: '' })
})

test('a caller behind the balancer gets HTTP/2, and every header as the node sends it', async ({
  deployed,
}) => {
  const { balancer, nodes } = deployed
  const asked = { accept: 'text/html', 'accept-encoding': 'identity' }
  const ofNode = new Headers((await fetch(`${nodes[0].url}/login`, { headers: asked })).headers)
  const session = connectHttp2(balancer.url, { ca: balancer.certificate })
  const stream = session.request({ ':path': '/login', ...asked })
  const [headers] = (await once(stream, 'response')) as [Record<string, string | number>]
  session.close()
  expect(headers[':status']).toBe(200)
  // of the connection, or other for each answer
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'date', 'x-request-id']) {
    ofNode.delete(name)
    delete headers[name]
  }
  delete headers[':status']
  expect(Object.fromEntries(Object.entries(headers))).toEqual(Object.fromEntries(ofNode))
  expect(headers).toMatchObject({ 'content-security-policy': expect.stringContaining("default-src 'self'") })
})

test('a caller without TLS is sent to the address with it', async ({ deployed }) => {
  const answer = await fetch(`${deployed.balancer.httpUrl}/home?tab=1`, { redirect: 'manual' })
  const { port } = new URL(deployed.balancer.httpUrl)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    `https://127.0.0.1:${port}/home?tab=1`,
  ])
})

test('a WebSocket opens behind the balancer over HTTP/1.1 and over HTTP/2', async ({ deployed }) => {
  const { url, certificate } = deployed.balancer
  const socket = new WebSocket(`${url.replace('https', 'wss')}/ws/websocket`, {
    ca: certificate,
    origin: url,
  })
  await once(socket, 'open')
  socket.terminate()

  const session = connectHttp2(url, { ca: certificate })
  await once(session, 'remoteSettings')
  const stream = session.request({
    ':method': 'CONNECT',
    ':protocol': 'websocket',
    ':path': '/ws/websocket',
    'sec-websocket-version': '13',
    origin: url,
  })
  const [headers] = (await once(stream, 'response')) as [Record<string, string | number>]
  expect(headers[':status']).toBe(200)
  session.destroy()
})

test('all requests of a polling session reach the node that has it', async ({ deployed }) => {
  const { balancer } = deployed
  const sessions = Array.from({ length: 12 }, () => `/ws/000/${randomUUID()}`)
  for (const path of sessions) {
    const opened = await askThrough(balancer, `${path}/xhr`, { method: 'POST' })
    expect([opened.status, opened.body.toString()]).toEqual([200, 'o\n'])
  }
  const node = async (path: string) => {
    const body = JSON.stringify(['CONNECT\naccept-version:1.2\nAuthorization:Bearer made.up\n\n\0'])
    const sent = await askThrough(balancer, `${path}/xhr_send`, { method: 'POST', body })
    const polled = await askThrough(balancer, `${path}/xhr`, { method: 'POST' })
    return [sent.status, polled.status, polled.body.toString().startsWith('a["ERROR\\n')]
  }
  for (const path of sessions) expect(await node(path)).toEqual([204, 200, true])
})

test('a recording of 20 MB arrives whole and comes back as it was sent', async ({ deployed }) => {
  const { balancer, nodes } = deployed
  const [yuna, jun] = [await aMember(nodes[0], 'yuna'), await aMember(nodes[0], 'jun')]
  const roomId = await aPrivateRoom(nodes[0], yuna, jun)
  const rateHz = 44_100
  const samples = Float32Array.from({ length: AUDIO_MAX_BYTES / 2 - 1_000 }, (_, at) => Math.sin(at * at))
  const sound = wavOf(samples, rateHz)
  const form = new Response(aForm(sound))
  const answer = await askThrough(balancer, uploadAttachment.path.replace(':roomId', String(roomId)), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${yuna.accessToken}`,
      'Content-Type': form.headers.get('content-type') ?? '',
    },
    body: new Uint8Array(await form.arrayBuffer()),
  })
  expect(answer.status, answer.body.toString()).toBe(200)
  const { result } = JSON.parse(answer.body.toString()) as { result: { url: string; bytes: number } }
  expect(result.bytes).toBe(sound.length)
  const { pathname, search } = new URL(result.url)
  const back = await askThrough(balancer, pathname + search)
  expect(back.status).toBe(200)
  expect(Buffer.compare(back.body, sound)).toBe(0)
})

test('the name of the files’ store leads to the store, unchanged, and every other name to a node', async ({
  deployed: { balancer, filesHost },
}) => {
  const ask = async (host: string) => (await askThrough(balancer, '/healthz', { headers: { host } })).body
  expect((await ask(filesHost)).toString()).toBe(`${filesHost} /healthz`)
  expect((await ask(`${filesHost}:443`)).toString()).toBe(`${filesHost}:443 /healthz`)
  expect((await ask('hapju.example')).toString()).not.toContain('hapju.example')
})

test('a body that no node would take is refused before it is sent', async ({ deployed }) => {
  const length = String(64 * 1024 * 1024 + 1)
  const answer = await askThrough(deployed.balancer, '/api/bands', {
    method: 'POST',
    headers: { 'Content-Length': length, Expect: '100-continue' },
  })
  expect(answer.status).toBe(413)
})

test('a caller is counted by the address of the connection, whatever addresses they write into headers', async ({
  deployed: { balancer },
}) => {
  const ask = (nth: number, from: string) =>
    askThrough(balancer, `${checkNickname.path}?nickname=yuna${nth}`, {
      from,
      headers: {
        'X-Forwarded-For': `203.0.113.${nth}, 198.51.100.${nth}`,
        Forwarded: `for=203.0.113.${nth}`,
      },
    })
  const times = Array.from({ length: 2 * BUDGETS.checkNickname.perAddress.atOnce }, (_, nth) => nth)
  const answers = await Promise.all(times.map((nth) => ask(nth, '127.0.0.7')))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  expect((await ask(0, '127.0.0.8')).status, 'of another address').toBe(200)
  await expect.poll(() => balancer.said()).toMatch(/^127\.0\.0\.7 \S+ GET \S+ 429 /m)
  expect(balancer.said(), 'queries in the log').not.toContain('nickname=')
})

function aForm(sound: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.append('file', new File([sound], 'voice', { type: 'audio/wav' }))
  return form
}
