import { expect, it } from 'vitest'
import { boundedQueue } from './boundedQueue.ts'

/** A task that ends when the test says so. */
function aTask() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const task = {
    started: false,
    end: () => end(),
    run() {
      task.started = true
      return ended
    },
  }
  return task
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('the queue runs a few tasks at a time, the others in the order they came', async () => {
  const queued = boundedQueue({ running: 2, waiting: 10, retryAfterSeconds: 2 })
  const tasks = [aTask(), aTask(), aTask(), aTask()]
  const all = tasks.map((task) => queued(task.run))
  await settle()
  expect(tasks.map(({ started }) => started)).toEqual([true, true, false, false])
  tasks[1]!.end()
  await settle()
  expect(tasks.map(({ started }) => started)).toEqual([true, true, true, false])
  for (const task of tasks) task.end()
  await Promise.all(all)
  expect(tasks.every(({ started }) => started)).toBe(true)
})

it('the queue refuses one task too many, and says when to retry', async () => {
  const queued = boundedQueue({ running: 1, waiting: 1, retryAfterSeconds: 2 })
  const [running, waiting, refused] = [aTask(), aTask(), aTask()]
  const both = [queued(running.run), queued(waiting.run)]
  await expect(queued(refused.run)).rejects.toMatchObject({ code: 'COMMON429', retryAfterSeconds: 2 })
  running.end()
  waiting.end()
  await Promise.all(both)
  expect(await queued(async () => 'free again')).toBe('free again')
})

it('the queue goes on after a task that fails', async () => {
  const queued = boundedQueue({ running: 1, waiting: 1, retryAfterSeconds: 2 })
  await expect(queued(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queued(async () => 'fine')).toBe('fine')
})
