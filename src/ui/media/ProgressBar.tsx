import styled from '@emotion/styled'
import { theme } from '../theme.ts'

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number
  label: string
}

/** A line with a playhead, as in a music player. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  const value = Math.max(0, Math.min(100, Math.round(percent)))
  const style = { translate: `${value - 100}%` }
  return (
    <Track role="progressbar" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={100}>
      <Line>
        <Played style={style} />
      </Line>
      <Head style={style} data-end={value === 100} />
    </Track>
  )
}

const Track = styled.div`
  position: relative;
  height: 3px;
  margin: 6px 0;
`

const Line = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: 2px;
  background: ${theme.color.s3};
`

/* Both are moved and not resized: a changing width would cause layout and paint in every frame. */
const Moved = styled.span`
  position: absolute;
  inset: 0;
  transition: translate ${theme.motion.sheet}ms ${theme.motion.out};
`

const Played = styled(Moved)`
  border-radius: 2px;
  background: ${theme.color.t1};
`

/* Extends beyond the line on all sides. */
const Head = styled(Moved)`
  &::after {
    content: '';
    position: absolute;
    right: -5px;
    top: -4px;
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: ${theme.color.red};
    box-shadow: 0 0 0 3px ${theme.color.bg};
  }
  &[data-end='true']::after {
    right: 0;
  }
`
