import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { Checkmark } from '#src/ui/controls/Checkmark.tsx'
import { Radio } from '#src/ui/controls/Radio.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius, motion } = theme

export interface SessionLevel<Level extends string> {
  value: Level
  label: string
  description: string
  icon: ReactNode
}

interface SessionCardProps<Level extends string> {
  name: string
  /** The instrument, 30 px. */
  icon: ReactNode
  selected: boolean
  onToggle: () => void
  levels: readonly SessionLevel<Level>[]
  /** Null until a level is chosen. */
  level: Level | null
  onLevel: (level: Level) => void
}

/** A session that can be chosen. When chosen, it opens its levels. */
export function SessionCard<Level extends string>(props: SessionCardProps<Level>) {
  const { name, icon, selected, onToggle, levels, level, onLevel } = props
  const id = useId()
  return (
    <Card data-selected={selected}>
      <Head type="button" aria-expanded={selected} aria-controls={id} onClick={onToggle}>
        <Tile>{icon}</Tile>
        <span>{name}</span>
        <Checkmark on={selected} />
      </Head>
      <Drawer id={id} data-open={selected} inert={!selected}>
        <div role="radiogroup" aria-label={`${name} 실력`}>
          {levels.map((one) => (
            <Row key={one.value}>
              <input
                type="radio"
                name={`${id}-level`}
                checked={one.value === level}
                onChange={() => onLevel(one.value)}
              />
              {one.icon}
              <span>
                <b>{one.label}</b>
                <small>{one.description}</small>
              </span>
              <Radio on={one.value === level} />
            </Row>
          ))}
        </div>
      </Drawer>
    </Card>
  )
}

const Card = styled.div`
  overflow: hidden;
  border-radius: ${radius.l}px;
  background: ${color.s1};
  transition: background ${motion.fast}ms ${motion.out};
  &[data-selected='true'] {
    background: ${color.s2};
    box-shadow: inset 0 0 0 1.5px ${color.t1};
  }
`

const Tile = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.m}px;
  background: ${color.s3};
  [aria-expanded='true'] > & {
    background: ${color.paper};
    color: ${color.ink};
  }
`

const Head = styled.button`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 76px;
  padding: 0 20px 0 14px;
  > span:nth-of-type(2) {
    flex: 1;
    ${type.title3}
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.l}px;
  }
`

/* From 0fr to 1fr: animates to the height of the rows without measuring it. */
const Drawer = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows ${motion.sheet}ms ${motion.out},
    visibility ${motion.sheet}ms;
  &[data-open='true'] {
    grid-template-rows: 1fr;
    visibility: visible;
  }
  > div {
    min-height: 0;
    padding: 0 8px;
    overflow: hidden;
  }
  > div > label:last-child {
    margin-bottom: 8px;
  }
`

const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 64px;
  padding: 8px 12px 8px 18px;
  border-radius: ${radius.m}px;
  color: ${color.t2};
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  > span:first-of-type {
    flex: 1;
  }
  b {
    display: block;
    ${type.body2}
    font-weight: 700;
  }
  small {
    display: block;
    ${type.caption}
    color: ${color.t2};
  }
  &:has(input:checked) {
    background: ${color.s3};
    color: ${color.t1};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.t1};
    outline-offset: -2px;
  }
`
