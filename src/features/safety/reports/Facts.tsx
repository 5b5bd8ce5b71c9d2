import styled from '@emotion/styled'
import { Fragment } from 'react'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius } = theme

interface FactsProps {
  facts: readonly (readonly [name: string, value: string])[]
  className?: string
}

/** What a report says: names and values in two columns. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <List className={className}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px 28px;
  margin: 0;
  padding: 16px;
  border-radius: ${radius.m}px;
  background: ${color.s3};
  ${type.body2}
  text-align: left;
  dt {
    color: ${color.t3};
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
