import type { ReactNode } from 'react'

export interface IconProps {
  /** Edge in px, 24 when left out. The stroke scales with it. */
  size?: number
  /** In units of the 24 grid; checks inside marks are drawn with 2.4 to 2.6. */
  strokeWidth?: number
}

/**
 * The frame of every line icon: 24 grid, colour of the text around it, silent for screen readers.
 * An icon that cuts a glyph out of a filled shape paints the cut with `--icon-cut`; set it to the surface behind.
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
