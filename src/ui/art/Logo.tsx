import { theme } from '../theme.ts'

interface LogoProps {
  /** At least 20; the width follows. 26 in headers. */
  height?: number
  /** `ink` on a paper background. */
  tone?: 'light' | 'ink'
}

/** The wordmark. The dot of the ㅎ is the same red dot that means “now” elsewhere. */
export function Logo({ height = 26, tone = 'light' }: LogoProps) {
  return (
    <svg width={(height * 140) / 76} height={height} viewBox="0 0 140 76" role="img" aria-label="합주">
      <g
        fill="none"
        stroke={tone === 'light' ? theme.color.t1 : theme.color.ink}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M5.5 16.5h29" />
        <circle cx="20" cy="30" r="7.2" />
        <path d="M48 5v32.5M48 20h9" />
        <path d="M11.5 48.5V71H48V48.5M11.5 59.2H48" />
        <path d="M78 9h50M103 9c0 12.4-9 22.2-23.6 26.6M103 9c0 12.4 9 22.2 23.6 26.6" />
        <path d="M72 49.5h62M103 49.5v22" />
      </g>
      <circle cx="20" cy="5.4" r="4.9" fill={theme.color.red} />
    </svg>
  )
}
