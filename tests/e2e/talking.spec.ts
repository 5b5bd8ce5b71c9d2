import { MESSAGE_LEAST_PX } from '#src/features/chat/list/listPlaces.ts'
import {
  bubbles,
  composer,
  expectAllSent,
  history,
  openPrivateRoom,
  say,
  sentBubbles,
} from './harness/chat.ts'
import { expect, test } from './harness/test.ts'

test('Enter in the middle of a syllable completes the syllable and sends nothing twice; ㅋㅋ sent five times in a second arrives five times', async ({
  server,
  yuna,
  roomId,
  page,
}) => {
  await openPrivateRoom(page, roomId)
  await composer(page).focus()

  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['ㅎ', '하', '한', '한ㄱ', '한그', '한글']) {
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  // Chrome's report of an Enter that the input method handles: key code 229, then the text it commits.
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Process',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  })
  await keyboard.send('Input.insertText', { text: '한글' })
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 13,
  })
  await expect(composer(page)).toHaveValue('한글')
  await expect(bubbles(page, '한글')).toHaveCount(0)

  await composer(page).press('Enter')
  await expect(sentBubbles(page, '한글')).toHaveCount(1)
  await expect(composer(page)).toHaveValue('')

  for (let i = 0; i < 5; i++) await say(page, 'ㅋㅋ')
  await expect(sentBubbles(page, 'ㅋㅋ')).toHaveCount(5)
  await expectAllSent(page)
  const told = (await history(server, yuna, roomId)).map(({ content }) => content)
  expect(told).toEqual(['한글', ...Array(5).fill('ㅋㅋ')])

  await test.step('no line of text is lower than a list that opens assumes', async () => {
    const heights = await sentBubbles(page, 'ㅋㅋ').evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    )
    // the first of a minute has a wider gap above
    expect(Math.min(...heights)).toBe(MESSAGE_LEAST_PX)
  })
})
