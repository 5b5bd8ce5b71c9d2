import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

it('does nothing while work is under way, says what is, and keeps the focus', async () => {
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

it('sends a form once, also when Enter is pressed again meanwhile', async () => {
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

it('is no submit button unless it says so', () => {
  render(<Button>취소</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

it('shows a count only when there is something to count', () => {
  const { rerender } = render(<Button count={0}>다음</Button>)
  expect(screen.getByRole('button')).toHaveTextContent('다음')
  expect(screen.queryByText('0')).toBeNull()
  rerender(<Button count={3}>다음</Button>)
  expect(screen.getByText('3')).toBeVisible()
})
