import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { CodeBoxes } from './CodeBoxes.tsx'

interface FormProps {
  initial?: string
  error?: string
  onComplete?: () => void
}

function Form({ initial = '', error, onComplete }: FormProps) {
  const [code, setCode] = useState(initial)
  return (
    <>
      <CodeBoxes
        label="인증번호 5자리"
        length={5}
        value={code}
        onChange={setCode}
        onComplete={onComplete}
        error={error}
      />
      <output>{code}</output>
      <button onClick={() => setCode('')}>비우기</button>
    </>
  )
}

const box = (position: number) => screen.getByRole('textbox', { name: `${position}번째 숫자` })
const digits = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)
const code = () => screen.getByRole('status').textContent

it('the focus moves on with every digit, however fast it is typed', async () => {
  render(<Form />)
  await userEvent.type(box(1), '12345')
  expect(digits()).toEqual(['1', '2', '3', '4', '5'])
  expect(code()).toBe('12345')
  expect(box(5)).toHaveFocus()
})

it('the focus moves on with a digit that is the same as before, and the last one sends the code', async () => {
  const onComplete = vi.fn<() => void>()
  render(<Form initial="12345" onComplete={onComplete} />)
  await userEvent.click(box(1))
  await userEvent.keyboard('927')
  expect(digits()).toEqual(['9', '2', '7', '4', '5'])
  expect(box(4)).toHaveFocus()
  await userEvent.keyboard('4')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.keyboard('5')
  expect(onComplete).toHaveBeenCalledOnce()
})

it('a paste of the whole code fills all boxes, even into the third one', async () => {
  render(<Form />)
  await userEvent.click(box(3))
  await userEvent.paste('인증번호 123-45')
  expect(code()).toBe('12345')
})

it('a paste of a part into the third box fills the boxes from there on', async () => {
  render(<Form initial="40" />)
  await userEvent.click(box(3))
  await userEvent.paste('718')
  expect(code()).toBe('40718')
})

it('autofill of the whole code into the first box fills all boxes', () => {
  render(<Form />)
  fireEvent.input(box(1), { target: { value: '12345' } })
  expect(digits()).toEqual(['1', '2', '3', '4', '5'])
})

it('two digits that arrive in one box are spread over two', () => {
  render(<Form />)
  fireEvent.input(box(1), { target: { value: '12' } })
  expect(digits()).toEqual(['1', '2', '', '', ''])
  expect(box(3)).toHaveFocus()
})

it('a digit typed into a full box replaces the one in it', () => {
  render(<Form initial="40718" />)
  fireEvent.input(box(2), { target: { value: '09' } })
  expect(code()).toBe('49718')
  expect(box(3)).toHaveFocus()
})

it('Backspace in an empty box moves back and deletes the digit there', async () => {
  render(<Form initial="40" />)
  await userEvent.click(box(3))
  await userEvent.keyboard('{Backspace}')
  expect(digits()).toEqual(['4', '', '', '', ''])
  expect(box(2)).toHaveFocus()
})

it('the other digits keep their boxes while one in the middle is corrected', async () => {
  render(<Form initial="40718" />)
  await userEvent.click(box(3))
  await userEvent.keyboard('{Backspace}')
  expect(digits()).toEqual(['4', '0', '', '1', '8'])
  await userEvent.keyboard('9')
  expect(code()).toBe('40918')
})

it('the code is complete with the last missing digit, and with a paste over another code', async () => {
  const onComplete = vi.fn()
  render(<Form initial="4071" onComplete={onComplete} />)
  await userEvent.click(box(5))
  await userEvent.keyboard('8')
  expect(onComplete).toHaveBeenCalledTimes(1)
  await userEvent.click(box(2))
  await userEvent.keyboard('9')
  expect(onComplete).toHaveBeenCalledTimes(1)
  await userEvent.paste('12345')
  expect(onComplete).toHaveBeenCalledTimes(2)
})

it('the arrow keys, Home and End move the focus', async () => {
  render(<Form />)
  await userEvent.click(box(2))
  await userEvent.keyboard('{ArrowLeft}')
  expect(box(1)).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(box(5)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(box(5)).toHaveFocus()
})

it('letters are ignored, and full-width digits of a Korean keyboard are accepted', async () => {
  render(<Form />)
  await userEvent.type(box(1), 'a가')
  expect(code()).toBe('')
  fireEvent.input(box(1), { target: { value: '７' } })
  expect(code()).toBe('7')
})

it('the boxes are empty again when the form clears the code', async () => {
  render(<Form initial="40718" />)
  await userEvent.click(screen.getByRole('button', { name: '비우기' }))
  expect(digits()).toEqual(['', '', '', '', ''])
})

it('the boxes are a named group with autofill on the first, described by the error', () => {
  render(<Form error="인증번호가 일치하지 않습니다." />)
  const group = screen.getByRole('group', { name: '인증번호 5자리' })
  expect(group).toHaveAccessibleDescription('인증번호가 일치하지 않습니다.')
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code')
  expect(box(4)).toBeInvalid()
})
