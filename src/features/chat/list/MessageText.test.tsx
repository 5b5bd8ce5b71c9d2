import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessageText } from './MessageText.tsx'

it('opens a link in a new tab without a referrer', () => {
  render(<MessageText text="내일 곡은 https://youtu.be/abc에서 들어요" />)
  const link = screen.getByRole('link', { name: 'https://youtu.be/abc' })
  expect(link).toHaveAttribute('href', 'https://youtu.be/abc')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})

it('keeps every character as written, including line breaks and spaces', () => {
  const text = '  Am    F\n노래 https://a.kr/x\n\n끝 '
  const { container } = render(<MessageText text={text} />)
  expect(container.textContent).toBe(text)
})

it('makes no link of other text, and no markup of tags', () => {
  render(<MessageText text={'javascript:alert(1) <a href="https://a.kr">x</a> a.kr'} />)
  expect(screen.getByRole('link')).toHaveTextContent('https://a.kr')
  expect(document.querySelector('a[href^="javascript"]')).toBeNull()
})
