import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const turn = keyframes`to { transform: rotate(1turn); }`

/**
 * A ring in the colour of the surrounding text. It has no text of its own: the component around it says what
 * is happening.
 */
export const Spinner = styled.span<{ size?: number }>`
  display: inline-block;
  flex: none;
  width: ${({ size = 18 }) => size}px;
  height: ${({ size = 18 }) => size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.9;
  animation: ${turn} 0.8s linear infinite;
`
