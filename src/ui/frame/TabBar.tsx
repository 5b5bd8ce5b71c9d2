import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import { theme } from '../theme.ts'
import { columnFixed } from './AppColumn.tsx'

const { color, type } = theme

export interface Tab {
  key: string
  label: string
  icon: ReactNode
  activeIcon: ReactNode
  active: boolean
  /** How much is new: an `UnreadBadge`, or a component that renders one when needed. */
  news?: ReactNode
}

interface TabBarProps {
  tabs: readonly Tab[]
  /**
   * Wraps the content in a router link: `<Link css={tabCss} to=… aria-current={tab.active ? 'page' :
   * undefined}>`.
   */
  renderTab: (tab: Tab, content: ReactNode) => ReactNode
  /** Hidden while the keyboard is open. */
  hidden?: boolean
}

/**
 * 12.2svh tall including the safe area. The current tab is lit: a white line, a filled icon and a white
 * label. Red only counts what is new.
 */
export function TabBar({ tabs, renderTab, hidden = false }: TabBarProps) {
  return (
    <Bar aria-label="주 메뉴" hidden={hidden}>
      {tabs.map((tab) => (
        <Fragment key={tab.key}>
          {renderTab(
            tab,
            <>
              <Icon>{tab.active ? tab.activeIcon : tab.icon}</Icon>
              <span>{tab.label}</span>
              {tab.news && <News>{tab.news}</News>}
            </>,
          )}
        </Fragment>
      ))}
    </Bar>
  )
}

/** For the link of one tab; the current one has `aria-current="page"`. */
export const tabCss = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  padding-bottom: clamp(2px, 12.2svh - 94px, 10px);
  position: relative;
  ${type.micro}
  color: ${color.t3};
  &[aria-current='page'] {
    color: ${color.t1};
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    top: 0;
    left: 50%;
    width: 36px;
    height: 2px;
    margin-left: -18px;
    border-radius: 0 0 1px 1px;
    background: ${color.t1};
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${theme.radius.m}px;
  }
`

const Bar = styled.nav`
  ${columnFixed}
  z-index: ${theme.z.tabbar};
  bottom: 0;
  display: flex;
  height: var(--tabs-h);
  padding-bottom: var(--safe-b);
  /* an action bar takes its place: nothing below it can be reached */
  body:has([data-over-tabs]) & {
    visibility: hidden;
  }
  background: ${color.bg};
  box-shadow: 0 -1px 0 ${color.line};
  &[hidden] {
    display: none;
  }
`

const Icon = styled.span`
  > svg {
    width: 28px;
    height: 28px;
  }
`

/*
 * After the label, so that a screen reader reads it last. Without a `top` it is at the middle of the tab; the
 * transform moves it up to the icon's corner.
 */
const News = styled.span`
  display: flex;
  position: absolute;
  left: calc(50% + 8px);
  transform: translateY(-22px);
  > span {
    box-shadow: 0 0 0 3px ${color.bg};
  }
`
