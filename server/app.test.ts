import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#contract/http/auth/auth.ts'
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import type { Db } from './db/db.ts'
import type { Deps } from './deps.ts'
import type { BusReach } from './realtime/events.ts'
import { testServer, type TestServer } from './testing/testServer.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const posted = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  server.app.request(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  })

describe('a request that no call answers', () => {
  it('gets an enveloped 404 for an unknown path', async () => {
    const response = await server.app.request('/api/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      isSuccess: false,
      code: 'COMMON404',
      message: '요청한 경로를 찾을 수 없습니다.',
    })
  })

  it.each([
    ['GET', '/member/login'],
    ['DELETE', '/auth/refreshToken'],
    ['POST', '/api/chat/rooms/5/messages'],
  ])('gets an enveloped 405 for %s %s', async (method, path) => {
    const response = await server.app.request(path, { method })
    expect(response.status).toBe(405)
    expect(await response.json()).toMatchObject({ code: 'COMMON405', message: '지원하지 않는 메서드입니다.' })
  })
})

describe('a body', () => {
  it.each(['{', 'x', '"text', '{"email":}'])('is refused when it is not JSON: %s', async (body) => {
    const response = await posted('/member/login', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      isSuccess: false,
      code: 'COMMON400',
      message: '잘못된 요청입니다.',
    })
  })

  it.each(['null', '[]', '7', '"text"'])('is refused when its JSON has another shape: %s', async (body) => {
    expect(await (await posted('/member/login', body)).json()).toMatchObject({ code: 'COMMON400' })
  })

  it('is refused when it is not UTF-8', async () => {
    expect((await posted('/member/login', new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400)
  })

  it('is accepted up to the size limit and refused above it', async () => {
    const padded = (bytes: number) => JSON.stringify({ x: '' }).replace('""', `"${'x'.repeat(bytes - 8)}"`)
    expect((await posted('/member/login', padded(JSON_BODY_MAX_BYTES))).status).toBe(400)
    const response = await posted('/member/login', padded(JSON_BODY_MAX_BYTES + 1))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'COMMON413' })
  })

  it('is not read beyond the limit when it has no Content-Length', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(10_000).fill(0x20))
      },
    })
    const request = new Request('http://localhost/member/login', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect((await server.app.request(request)).status).toBe(413)
    expect(pulled).toBeLessThan(15)
  })

  it('is not logged as an error when it is cut off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('aborted'))
      },
    })
    const request = new Request('http://localhost/member/login', {
      method: 'POST',
      body: broken,
      duplex: 'half',
    } as RequestInit)
    expect((await server.app.request(request)).status).toBe(400)
    expect(server.logged.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('may carry unknown fields', async () => {
    const answer = await server.call(login, { body: { email: 'a@b.co', password: 'x', extra: { deep: [] } } })
    expect(answer.code).toBe('AUTH4001')
  })
})

describe('a path id', () => {
  it.each(['0', '-1', 'abc', '1.5', '01', '99999999999999999'])('%o is refused', async (id) => {
    const member = await server.aMember()
    const token = await server.deps.tokens.signAccess(member, server.clock.now())
    const response = await server.app.request(`/api/chat/rooms/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'COMMON400',
      result: { roomId: '형식이 올바르지 않습니다.' },
    })
  })
})

it('takes the first value of a repeated query key', async () => {
  const response = await server.app.request('/member/check-nickname?nickname=mina&nickname=x')
  expect(response.status).toBe(200)
})

describe('every answer', () => {
  it.each(['/member/check-nickname?nickname=mina', '/api/friend', '/api/nothing', '/healthz'])(
    'has security headers and is never cached: %s',
    async (path) => {
      const { headers } = await server.app.request(path)
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('same-origin')
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
      const policy = headers.get('Content-Security-Policy')
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("worker-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.has('Strict-Transport-Security')).toBe(false)
    },
  )

  it('allows pictures from this origin and from the music provider only', async () => {
    const policyOf = async (pictureOrigins?: string[]) => {
      server = await testServer({ pictureOrigins })
      return (await server.app.request('/healthz')).headers.get('Content-Security-Policy')
    }
    expect(await policyOf()).toContain("img-src 'self' data: blob:;")
    expect(await policyOf(['https://i.scdn.co'])).toContain("img-src 'self' data: blob: https://i.scdn.co;")
  })

  it('allows members’ files to come from the files’ store and the CDN, if there are any', async () => {
    const policyOf = async (fileOrigins?: string[]) => {
      server = await testServer({ fileOrigins })
      return (await server.app.request('/healthz')).headers.get('Content-Security-Policy')
    }
    const [none, both] = [await policyOf(), await policyOf(['https://s3.example', 'https://cdn.example'])]
    expect(none).toContain("media-src 'self' blob:; connect-src 'self';")
    const origins = 'https://s3.example https://cdn.example;'
    for (const rule of ["img-src 'self' data: blob:", "media-src 'self' blob:", "connect-src 'self'"])
      expect(both).toContain(`${rule} ${origins}`)
    expect(both!.split('https://cdn.example')).toHaveLength(4)
  })

  it('has HSTS for all subdomains when the public address is https', async () => {
    server = await testServer({ publicUrl: new URL('https://hapju.example') })
    const { headers } = await server.app.request('/healthz')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self' wss://hapju.example;")
  })
})

describe('another origin', () => {
  const origin = 'https://app.example'
  const preflight = () =>
    server.app.request('/auth/inactive', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' },
    })

  it('may call when it is configured, and can read refusals', async () => {
    server = await testServer({ allowedOrigins: [origin] })
    const { status, headers } = await preflight()
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,PUT,PATCH,DELETE,OPTIONS')
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Authorization,Content-Type,Idempotency-Key')
    const refused = await server.app.request('/api/friend', { headers: { Origin: origin } })
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(refused.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
  })

  it('may not call when it is not configured', async () => {
    expect((await preflight()).headers.has('Access-Control-Allow-Origin')).toBe(false)
    const answer = await server.app.request('/api/friend', { headers: { Origin: origin } })
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
  })
})

describe('an unexpected failure', () => {
  const failingWith = (error: Error) => {
    const fail = () => {
      throw error
    }
    return testServer({ deps: { db: { select: fail, execute: async () => fail() } as unknown as Db } })
  }
  const asked = () => server.app.request('/member/check-nickname?nickname=mina')

  it('is answered without its details, which are logged with the request id', async () => {
    server = await failingWith(new Error('no such column: nickname_key'))
    const response = await asked()
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      isSuccess: false,
      code: 'COMMON500',
      message: '서버 에러, 관리자에게 문의 바랍니다.',
    })
    expect(server.logged).toContainEqual(
      expect.objectContaining({
        level: 'error',
        requestId: response.headers.get('X-Request-Id'),
        err: expect.objectContaining({ message: 'no such column: nickname_key' }) as unknown,
      }),
    )
  })

  it('is COMMON503 when the store is unreachable', async () => {
    server = await failingWith(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    const response = await asked()
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'COMMON503',
      message: '서비스를 잠시 사용할 수 없습니다.',
    })
  })

  it('of the store makes the node not ready, but it stays alive', async () => {
    server = await failingWith(new Error('gone'))
    expect((await server.app.request('/readyz')).status).toBe(503)
    expect((await server.app.request('/healthz')).status).toBe(200)
  })
})

describe('readiness', () => {
  it('is true when the store answers', async () => {
    expect(await (await server.app.request('/readyz')).json()).toEqual({ ready: true })
  })

  it('is false once the node is asked to stop', async () => {
    server = await testServer({ isDraining: () => true })
    const response = await server.app.request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ ready: false, why: 'draining' })
  })
})

describe('readiness of a node among several', () => {
  const onBus = async (reach: BusReach) => {
    server = await testServer({ deps: { bus: { ...server.deps.bus, reach: () => reach } } })
    return server.app.request('/readyz')
  }

  it('is false while it does not hear the other nodes, although the bus answers', async () => {
    const response = await onBus('deaf')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ ready: false, why: 'deaf' })
  })

  it('is true while the bus is away, as it is for all of them, and says so', async () => {
    const response = await onBus('away')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ready: true, bus: 'away' })
  })
})

describe("the caller's address", () => {
  const from = async (trustedProxies: number, forwardedFor?: string) => {
    const seen: string[] = []
    const { app } = await testServer({
      trustedProxies,
      pages: {
        scripts: [],
        answer: async (c) => {
          seen.push(c.get('ip'))
          return undefined
        },
      },
    })
    const headers = forwardedFor === undefined ? undefined : { 'X-Forwarded-For': forwardedFor }
    await app.request('/page', { headers }, { incoming: { socket: { remoteAddress: '10.0.0.1' } } })
    return seen[0]
  }

  it.each([
    [0, undefined, '10.0.0.1'],
    [0, '1.1.1.1', '10.0.0.1'],
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    [2, '1.1.1.1', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
  ])('behind %i proxies with X-Forwarded-For %o is %s', async (proxies, header, ip) => {
    expect(await from(proxies, header)).toBe(ip)
  })
})

it('logs each request once, without query, body or headers', async () => {
  const { email, password } = await server.aMember({ email: 'mina@example.com', password: 'onstage25' })
  const { value } = await server.call(login, { body: { email, password } })
  await server.app.request('/member/check-nickname?nickname=Secret7')
  expect(server.logged.filter(({ msg }) => msg === 'answered')).toMatchObject([
    { method: 'POST', path: '/member/login', status: 200 },
    { method: 'GET', path: '/member/check-nickname', status: 200 },
  ])
  const log = JSON.stringify(server.logged)
  for (const secret of [email, password, value.accessToken, value.refreshToken, 'Secret7']) {
    expect(log).not.toContain(secret)
  }
})

it('gives each request its own logger', async () => {
  const send: Deps['mail']['send'] = async () => {
    throw new Error('refused by mail server')
  }
  server = await testServer({ deps: { mail: { send } } })
  const response = await posted('/auth/send', '{"email":"new@example.com"}')
  expect(server.logged).toContainEqual(
    expect.objectContaining({
      msg: 'could not send a mail',
      requestId: response.headers.get('X-Request-Id'),
    }),
  )
})
