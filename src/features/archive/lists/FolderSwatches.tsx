import styled from '@emotion/styled'
import { useId } from 'react'
import { theme } from '#src/ui/theme.ts'
import type { FolderColor } from './FilterRow.tsx'

/** Accessible names: colour must not be the only difference. */
const NAMES: Readonly<Record<FolderColor, string>> = {
  GRAY: '회색',
  YELLOW: '노란색',
  GREEN: '초록색',
  RED: '빨간색',
  ORANGE: '주황색',
  BLUE: '파란색',
}
const COLOURS = Object.keys(NAMES) as FolderColor[]

interface FolderSwatchesProps {
  label: string
  value: FolderColor
  onChange: (colour: FolderColor) => void
  disabled?: boolean
}

/** A radio group of the six folder colours. */
export function FolderSwatches({ label, value, onChange, disabled }: FolderSwatchesProps) {
  const name = useId()
  return (
    <Row role="radiogroup" aria-label={label}>
      {COLOURS.map((colour) => (
        <Swatch key={colour} style={{ color: theme.folder[colour] }}>
          <input
            type="radio"
            name={name}
            aria-label={NAMES[colour]}
            checked={colour === value}
            disabled={disabled}
            onChange={() => onChange(colour)}
          />
          <i />
        </Swatch>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 12px;
  /* six swatches do not fit in one row */
  @media (max-width: 368px) {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    justify-items: center;
    gap: 8px;
  }
`

const Swatch = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
  }
  i {
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: currentColor;
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px ${theme.color.t1};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.t1};
    outline-offset: 2px;
  }
`
