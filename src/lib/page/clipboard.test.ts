import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText } from './clipboard.ts'

function stubClipboard(clipboard: Partial<Clipboard> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

function stubCommand(answer: boolean) {
  const copied: string[] = []
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value)
    return answer
  }
  return copied
}

afterEach(() => {
  stubClipboard(undefined)
  Reflect.deleteProperty(document, 'execCommand')
})

describe('copyText', () => {
  it('uses the browser’s clipboard', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    stubClipboard({ writeText })
    expect(await copyText('안녕하세요')).toBe(true)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('안녕하세요')
  })

  it.each([
    ['there is no clipboard', undefined],
    ['the clipboard refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ])(
    'copies through a field when %s, then removes the field and restores the focus',
    async (_, clipboard) => {
      stubClipboard(clipboard)
      const copied = stubCommand(true)
      const button = document.body.appendChild(document.createElement('button'))
      button.focus()
      expect(await copyText('안녕하세요')).toBe(true)
      expect(copied).toEqual(['안녕하세요'])
      expect(document.querySelector('textarea')).toBeNull()
      expect(button).toHaveFocus()
      button.remove()
    },
  )

  it('returns false when both ways fail', async () => {
    stubClipboard(undefined)
    stubCommand(false)
    expect(await copyText('안녕하세요')).toBe(false)
  })
})
