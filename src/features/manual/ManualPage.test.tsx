import { ThemeProvider } from '@emotion/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { theme } from '#src/ui/theme.ts'
import ManualPage from './ManualPage.tsx'
import { TOPICS } from './topics.ts'

const open = (path = '/manual') =>
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[path]}>
        <ManualPage />
      </MemoryRouter>
    </ThemeProvider>,
  )
const topic = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('details')!

describe('the manual', () => {
  it('has a heading for each topic, and opens the topic that is tapped', async () => {
    open()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(TOPICS.length)
    const search = topic('이름으로 찾기')
    expect(search.open).toBe(false)
    await userEvent.click(within(search).getByText('이름으로 찾기'))
    expect(search.open).toBe(true)
    expect(within(search).getByRole('link', { name: '검색' })).toHaveAttribute('href', '/search')
  })

  it("opens the topic of the URL's anchor", () => {
    open('/manual#archive')
    expect(topic('아카이브 꾸미기').open).toBe(true)
    expect(topic('이름으로 찾기').open).toBe(false)
  })

  it('has each anchor once', () => {
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length)
  })
})
