import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

it('a field is read with its label, its required mark and its error', () => {
  render(<TextField label="이메일" required error="이미 사용 중인 이메일입니다." helper="회사 메일도 돼요" />)
  const field = screen.getByRole('textbox', { name: '이메일 필수' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('이미 사용 중인 이메일입니다.')
  expect(screen.getByRole('alert')).toHaveTextContent('이미 사용 중인 이메일입니다.')
})

it('a field with a confirmation is valid and has the role status', () => {
  render(<TextField label="닉네임" ok="사용 가능한 닉네임입니다" />)
  expect(screen.getByRole('status')).toHaveTextContent('사용 가능한 닉네임입니다')
  expect(screen.getByRole('textbox')).toBeValid()
})

it('the toggle of a password field shows and hides the password and says which', async () => {
  render(<PasswordField label="비밀번호" />)
  const field = screen.getByLabelText('비밀번호')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 표시' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(screen.getByRole('button', { name: '비밀번호 숨기기' })).toHaveAttribute('aria-pressed', 'true')
})

it('a text area counts graphemes, not code units', () => {
  render(<TextArea label="소개" value="합주👨‍👩‍👧" onChange={() => {}} maxGraphemes={50} />)
  expect(screen.getByText('3/50')).toBeVisible()
})
