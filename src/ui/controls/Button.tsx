import styled from '@emotion/styled'
import type { ComponentProps, MouseEvent } from 'react'
import { theme } from '../theme.ts'
import { buttonCss, buttonLook, type ButtonKind, type ButtonSize } from './Button.styles.ts'
import { Spinner } from './Spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  /** `red` is the only primary button of a screen. */
  kind?: ButtonKind
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  /** Fully round, bolder and with letter spacing, as JOIN. */
  pill?: boolean
  /** Shows a spinner and ignores clicks; keeps its focus and width. */
  loading?: boolean
  /** The label while loading, such as `저장 중...`. */
  loadingLabel?: string
  /** The number in a pill after the label; hidden at 0. */
  count?: number
}

export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    block,
    pill,
    loading = false,
    loadingLabel,
    count = 0,
    children,
    onClick,
    ...rest
  } = props
  const whenIdle = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field submits by a click on this button, so this also prevents a second submit.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  const number = count > 0 && <Count>{count}</Count>
  return (
    <button
      type="button"
      css={buttonCss}
      {...buttonLook({ kind, size, block, pill })}
      {...rest}
      onClick={whenIdle}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      {loadingLabel === undefined ? (
        <>
          {loading && <Spinner />}
          {children}
          {number}
        </>
      ) : (
        <Stack>
          <Face aria-hidden={loading} data-off={loading}>
            {children}
            {number}
          </Face>
          <Face aria-hidden={!loading} data-off={!loading}>
            <Spinner />
            {loadingLabel}
          </Face>
        </Stack>
      )}
    </button>
  )
}

/*
 * Both labels share one grid cell, so the wider one sets the width and the button keeps it when loading
 * starts.
 */
const Stack = styled.span`
  display: grid;
`

const Face = styled.span`
  grid-area: 1 / 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  &[data-off='true'] {
    visibility: hidden;
  }
`

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 24px;
  height: 24px;
  padding: 0 7px;
  border-radius: 12px;
  background: ${theme.color.redCount};
  color: ${theme.color.onRed};
  ${theme.type.label}
  ${theme.type.numbers}
  font-weight: 700;
  button:disabled > & {
    background: ${theme.color.s4};
    color: inherit;
  }
`
