import { css } from '@emotion/react'
import { theme } from '#src/ui/theme.ts'

interface WaveformProps {
  /** Heights between 0 and 1. */
  levels: readonly number[]
  /** 0 to 1; bars before it are white. */
  played: number
  /** For a running recording: grey and low bars. */
  live?: boolean
  /** The low variant for the bar under a thread. */
  low?: boolean
}

export function Waveform({ levels, played, live = false, low = live }: WaveformProps) {
  return (
    <span css={waveCss} data-live={live} data-low={low} aria-hidden="true">
      {levels.map((level, bar) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its position
          key={bar}
          data-on={bar < played * levels.length}
          style={{ height: `${Math.round(Math.max(0.08, Math.min(1, level)) * 100)}%` }}
        />
      ))}
    </span>
  )
}

const waveCss = css`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 2px;
  height: 32px;
  i {
    flex: 1;
    border-radius: 2px;
    background: ${theme.color.waveRest};
  }
  i[data-on='true'] {
    background: ${theme.color.onRed};
  }
  &[data-low='true'] {
    height: 22px;
  }
  &[data-live='true'] i {
    background: ${theme.color.t2};
  }
`
