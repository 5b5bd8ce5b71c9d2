import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fc, runs } from '#tests/env/properties.ts'
import { allowConsole } from '#tests/env/quietConsole.ts'
import { type Happening, stories } from '../testing/chatStory.ts'
import { play } from '../testing/playStory.ts'

/**
 * Runs random event sequences: writing, sending files, others writing, echoes that are lost, late, doubled or
 * overtaken, refusals, uploads that are cut, refused or too late, retries, dropped connections, history and
 * gap pages, gaps too large to read, reloads, a second tab, a full disk. In the end the screen must have the
 * server's messages in the server's order, every written message with its file, no duplicates and no
 * leftovers.
 *
 * `npm run bench -- model` runs more stories. A failing one is printed in its shortest form and should be
 * added below.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? runs(250))
/** Allows for a machine that is busy with other work. */
const STORY_MAX_MS = 1_000

beforeEach(() => {
  vi.useFakeTimers()
  allowConsole('error', '[hapju] ') // a full disk is logged
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const EXAMPLES: Record<string, Happening[]> = {
  'the other tab takes over, is refused and lets the next message pass before this one knows of it': [
    { do: 'fate', fate: 'COMMON500' },
    { do: 'secondTab' },
    { do: 'fate', fate: 'CHAT4000' },
    { do: 'wait', ms: 20 },
    { do: 'write', text: 'ㅋㅋ' },
    { do: 'wait', ms: 0 },
    { do: 'write', text: 'ㅋㅋ' },
    { do: 'drop' },
    { do: 'hear', count: 1 },
    { do: 'wait', ms: 0 },
  ],
  'the tab that was refused loses its line, and the other one, which has not heard of it, sends the message again behind the next':
    [
      { do: 'fate', fate: 'CHAT4000' },
      { do: 'secondTab' },
      { do: 'fate', fate: 'lost' },
      { do: 'write', text: 'ㅋㅋ' },
      { do: 'write', text: 'ㅋㅋ' },
      { do: 'wait', ms: 300 },
      { do: 'wait', ms: 0 },
    ],
  'an upload is refused in the tab that sends while this one still shows how far it was, and is tried again here':
    [
      { do: 'uploadFate', fate: 'CHAT4000' },
      { do: 'secondTab' },
      { do: 'drop' },
      { do: 'sendFile' },
      { do: 'return' },
      { do: 'retry' },
      { do: 'wait', ms: 0 },
      { do: 'return' },
    ],
  'the same gap is read twice within a moment': [
    { do: 'hear', count: 57 },
    { do: 'wait', ms: 20 },
    { do: 'write', text: 'ㅋㅋ' },
    { do: 'older' },
    { do: 'wait', ms: 0 },
  ],
}

it.each(Object.entries(EXAMPLES))('has each message once and in order when %s', async (_what, story) => {
  await expect(play(story)).resolves.toBeUndefined()
})

it(
  `ends in the server’s order, without lost or duplicated messages, in ${RUNS} stories`,
  async () => {
    await expect(fc.assert(fc.asyncProperty(stories, play), { numRuns: RUNS })).resolves.toBeUndefined()
  },
  60_000 + RUNS * STORY_MAX_MS,
)
