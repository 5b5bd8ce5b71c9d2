import { render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useLeaveQuestion } from './leaveQuestion.ts'

const questionGone = () => Promise.resolve()

function Asking() {
  const { isAsking } = useLeaveQuestion({ asks: ({ isStep }) => isStep, questionGone })
  return isAsking ? 'Leave?' : 'asks before a step'
}

it('a page that has been left asks nothing, also when the member goes back to it at once', async () => {
  const drawn = vi.fn<() => void>()
  /** Goes back before React has run the effects that end the page before it. */
  function BackAtOnce() {
    const navigate = useNavigate()
    useLayoutEffect(() => {
      drawn()
      void navigate(-1)
    }, [navigate])
    return 'another page'
  }
  const router = createMemoryRouter([
    { path: '/', Component: Asking },
    { path: '/next', Component: BackAtOnce },
  ])
  render(<RouterProvider router={router} />)
  await router.navigate('/next')
  await waitFor(() => expect(drawn).toHaveBeenCalled())
  expect(await screen.findByText('asks before a step')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})
