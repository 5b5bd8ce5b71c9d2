import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fc, runs } from '#tests/env/properties.ts'
import { allowConsole } from '#tests/env/quietConsole.ts'
import { type Happening, stories } from '../testing/chatStory.ts'
import { play } from '../testing/playStory.ts'

/**
 * Whatever comes in whatever order: writing, sending files, others writing, echoes that are lost, late, doubled or overtaken,
 * refusals, uploads that are cut, refused or too late, retries, dropped lines, pages of history and of gaps, gaps too large to be
 * read, reloads, a second tab, a full disk. In the end the screen has the server's messages in the server's order, everything
 * that was written is there with its file, nothing is there twice, and nothing is left behind.
 *
 * `npm run bench -- model` tells more of these stories. One that goes wrong is printed in its shortest form, and belongs below.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? runs(250))
/** On a machine that does much else besides. */
const STORY_MAX_MS = 1_000

beforeEach(() => {
  vi.useFakeTimers()
  allowConsole('error', '[hapju] ') // a full disk says so
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

it.each(Object.entries(EXAMPLES))('ends well when %s', async (_what, story) => {
  await expect(play(story)).resolves.toBeUndefined()
})

it(
  `ends in the server’s order, with nothing lost and nothing twice, in ${RUNS} stories`,
  async () => {
    await expect(fc.assert(fc.asyncProperty(stories, play), { numRuns: RUNS })).resolves.toBeUndefined()
  },
  60_000 + RUNS * STORY_MAX_MS,
)
