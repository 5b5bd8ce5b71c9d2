import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

it('a loading button ignores clicks, shows its loading label and keeps the focus', async () => {
  const onClick = vi.fn<() => void>()
  const { rerender } = render(
    <Button loadingLabel="저장 중..." onClick={onClick}>
      저장
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  rerender(
    <Button loading loadingLabel="저장 중..." onClick={onClick}>
      저장
    </Button>,
  )
  const button = screen.getByRole('button', { name: '저장 중...' })
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it('a loading submit button prevents a second submit by Enter', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="이름" />
      <Button type="submit" loading>
        보내기
      </Button>
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('a button is no submit button by default', () => {
  render(<Button>취소</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

it('a button shows a count only above zero', () => {
  const { rerender } = render(<Button count={0}>다음</Button>)
  expect(screen.getByRole('button')).toHaveTextContent('다음')
  expect(screen.queryByText('0')).toBeNull()
  rerender(<Button count={3}>다음</Button>)
  expect(screen.getByText('3')).toBeVisible()
})
