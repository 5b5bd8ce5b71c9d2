import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { aMember, aPrivateRoom } from './harness/api.ts'
import { askThrough, test } from './harness/balancer.ts'
import {
  bubbles,
  expectAllSent,
  history,
  openPrivateRoom,
  readConversation,
  say,
  sentBubbles,
} from './harness/chat.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect } from './harness/test.ts'

// One deployment for all.
test.describe.configure({ mode: 'default' })
// A third of it for the balancer to notice, as in deploy/haproxy/haproxy.cfg.
test.use({ nodeSettings: { DRAIN_SECONDS: '6' } })

const probe = promisify(execFile)

/**
 * As `systemctl restart` does with deploy/systemd: returns when the balancer has noticed that the node is back.
 *
 * @param stopped called when the process has ended
 */
async function restart(node: ServerProcess, stopped = () => {}): Promise<void> {
  await node.terminate()
  stopped()
  await node.startAgain()
  const args = ['deploy/probe.mjs', '--wait=60', '--steady=4', `--port=${node.port}`, '/readyz']
  await probe(process.execPath, args)
}

test('two members on two nodes chat as if they were on one', async ({
  deployed: {
    nodes: [one, two],
  },
  openPhone,
}) => {
  const [yuna, jun] = [await aMember(one, 'yuna'), await aMember(one, 'jun')]
  const roomId = await aPrivateRoom(one, yuna, jun)
  const hers = await openPhone({ at: one, as: yuna })
  const his = await openPhone({ at: two, as: jun })
  await openPrivateRoom(hers, roomId)
  await openPrivateRoom(his, roomId)
  await say(hers, '첫째 노드')
  await expect(bubbles(his, '첫째 노드')).toBeVisible()
  await say(his, '둘째 노드')
  await expect(bubbles(hers, '둘째 노드')).toBeVisible()
  await expectAllSent(hers)
  // He has read hers: the 1 beside it disappears on the other node.
  await expect(hers.getByText('명이 읽지 않음')).toHaveCount(0)
})

test('members who talk while both nodes restart one after the other lose and double nothing, and see nothing of it', async ({
  deployed: { balancer, nodes },
  openPhone,
}) => {
  const [yuna, jun] = [await aMember(nodes[0], 'yuna'), await aMember(nodes[0], 'jun')]
  const roomId = await aPrivateRoom(nodes[0], yuna, jun)
  const hers = await openPhone({ at: balancer, as: yuna })
  const his = await openPhone({ at: balancer, as: jun })
  for (const page of [hers, his]) {
    await page.addInitScript(noteStrips)
    await openPrivateRoom(page, roomId)
  }

  const texts: string[] = []
  let isOver = false
  let isStopping = false
  const talk = async () => {
    while (!isOver) {
      const text = `${texts.length + 1}번째`
      texts.push(text)
      const page = texts.length % 2 === 0 ? hers : his
      await say(page, text)
      // at the pace at which messages are confirmed, which is slower while a socket is replaced
      await expect(sentBubbles(page, text)).toHaveCount(1)
      // as fast as possible only while sockets change their node; the phones take half of the test's time
      if (!isStopping) await pause(500)
    }
  }
  const talking = talk()
  for (const node of nodes) {
    isStopping = true
    await restart(node, () => (isStopping = false))
  }
  isOver = true
  await talking

  for (const page of [hers, his]) await expectAllSent(page)
  const stored = (await history(nodes[0], yuna, roomId)).map(({ content }) => content)
  expect(stored).toEqual(texts)
  expect(texts.length).toBeGreaterThan(10)
  for (const page of [hers, his]) {
    await expect.poll(() => readConversation(page)).toEqual(texts)
    expect(await stripsOf(page)).toEqual([])
  }
})

test('a polling session stays with a node that stops, until that node asks the client to dial again', async ({
  deployed: { balancer, nodes },
}) => {
  const post = (path: string, body?: string) => askThrough(balancer, path, { method: 'POST', body })
  const sessions = Array.from({ length: 6 }, () => `/ws/000/${randomUUID()}`)
  for (const path of sessions) expect((await post(`${path}/xhr`)).body.toString()).toBe('o\n')
  const restarting = restart(nodes[0])
  const ended = await Promise.all(
    sessions.map(async (path) => {
      let end: string | null = null
      const polled = post(`${path}/xhr`).then(({ body }) => (end = body.toString()))
      // an end-of-line, which the session reads as a sign of life; another node would answer 404
      const statuses = new Set<number>()
      while (end === null) {
        statuses.add((await post(`${path}/xhr_send`, '["\\n"]')).status)
        await pause(100)
      }
      return { end: await polled, statuses: [...statuses] }
    }),
  )
  await restarting
  for (const { end, statuses } of ended) {
    expect(statuses).toEqual([204])
    // on the other node: nobody has logged in within ten seconds
    expect(end).toMatch(/^c\[(1012,"Service restart"|1008,"No CONNECT in time")\]\n$/)
  }
  expect(ended.map(({ end }) => end.slice(2, 6)).sort()).toContain('1012')
})

/** Runs in the page: remembers every sentence about the connection that is shown, however short. */
function noteStrips(): void {
  const seen = new Set<string>()
  Object.assign(globalThis, { stripsSeen: seen })
  const look = () => {
    // the browser computes the layout for `innerText`
    if (!/연결/.test(document.body?.textContent ?? '')) return
    const text = document.body.innerText
    for (const [strip] of text.matchAll(
      /.*(WebSocket 연결|다시 연결하는 중|연결을 복구할 수 없|연결 상태를 확인).*/g,
    ))
      seen.add(strip)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

const stripsOf = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { stripsSeen: Set<string> }).stripsSeen])
