import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import type { Option } from '../controls/SegmentedControl.tsx'
import { theme } from '../theme.ts'

const { color, type, motion } = theme

interface Tab<Value extends string> extends Option<Value> {
  /** The number of items in the tab; hidden at 0. */
  count?: number
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** On stage light the other tabs are lighter. */
  onLight?: boolean
  /** The panel of the current tab. */
  children: ReactNode
}

/** The panels of one page. For tabs that are routes use `TabLinks` with links. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  onLight,
  children,
}: TabsProps<Value>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = tabs.findIndex((tab) => tab.value === value)
    const moves: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }
    const move = moves[event.key]
    const target = move === undefined ? undefined : tabs.at(move % tabs.length)
    if (!target) return
    event.preventDefault()
    onChange(target.value)
    document.getElementById(`${id}-${target.value}`)?.focus()
  }
  return (
    <>
      <Strip role="tablist" aria-label={label} data-light={onLight} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            <span>
              {tab.label}
              {tab.count !== undefined && tab.count > 0 && (
                <>
                  {' '}
                  <Count>{tab.count}</Count>
                </>
              )}
            </span>
          </button>
        ))}
      </Strip>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </Panel>
    </>
  )
}

const stripCss = css`
  display: flex;
  flex: none;
  gap: 4px;
  padding: 0 12px;
  box-shadow: inset 0 -1px 0 ${color.line};
  > * {
    position: relative;
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 48px;
    ${type.body1}
    font-weight: 600;
    color: ${color.t3};
    text-align: center;
    /* equal widths, unless a label is too long for that; at 200 % zoom labels wrap */
    @media (min-width: 281px) {
      min-width: max-content;
    }
  }
  &[data-light='true'] > * {
    color: ${color.t2};
  }
  > :is([aria-selected='true'], [aria-current='page']) {
    color: ${color.t1};
    font-weight: 700;
  }
  > *::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    height: 2px;
    border-radius: 1px;
    background: ${color.t1};
    transform: scaleX(0);
    transition: transform ${motion.base}ms ${motion.out};
  }
  > :is([aria-selected='true'], [aria-current='page'])::after {
    transform: none;
  }
  > :focus-visible {
    outline-offset: -4px;
  }
`

const Strip = styled.div(stripCss)

const Count = styled.span`
  font-weight: 500;
  ${type.numbers}
  color: ${color.t3};
`

/** The same strip for routes: its children are links, the current one with `aria-current="page"`. */
export const TabLinks = styled.nav(stripCss)

const Panel = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`
