import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

export interface Attachment {
  label: string
  icon: ReactNode
  onSelect: () => void
  disabled?: boolean
}

/** Up to four tiles under the input bar. */
export function AttachPanel({ items }: { items: readonly Attachment[] }) {
  return (
    <Grid role="group" aria-label="첨부">
      {items.map((item) => (
        <button key={item.label} type="button" disabled={item.disabled} onClick={item.onSelect}>
          <span>{item.icon}</span>
          {item.label}
        </button>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  padding: 20px 20px calc(28px + var(--safe-b));
  background: ${color.s1};
  button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 8px;
    min-height: 84px;
    ${type.caption}
    font-weight: 600;
    color: ${color.t2};
    text-align: center;
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 56px;
    height: 56px;
    border-radius: 20px;
    background: ${color.s3};
    color: ${color.t1};
  }
  button:active span {
    background: ${color.s4};
  }
  button:disabled,
  button:disabled span {
    color: ${color.tOff};
  }
`
