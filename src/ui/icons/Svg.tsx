import type { ReactNode } from 'react'

export interface IconProps {
  /** The edge in px, 24 by default. The stroke scales with it. */
  size?: number
  /** In units of the 24 grid; checks inside marks use 2.4 to 2.6. */
  strokeWidth?: number
}

/**
 * The frame of every line icon: a 24 grid, the colour of the surrounding text, hidden from screen readers. An
 * icon with a cut-out in a filled shape paints the cut-out with `--icon-cut`; set it to the surface behind.
 */
export function Svg({ size = 24, strokeWidth = 1.75, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
