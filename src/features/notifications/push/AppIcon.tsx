/** The app's icon as it is on a home screen, in drawings. */
export function AppIcon({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <defs>
        <linearGradient id="app-icon" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#EE3740" />
          <stop offset="1" stopColor="#C81A26" />
        </linearGradient>
      </defs>
      <rect width="512" height="512" rx="135" fill="url(#app-icon)" />
      <g fill="none" stroke="#fff" strokeWidth="52" strokeLinecap="round">
        <path d="M142 205h228" />
        <circle cx="256" cy="327" r="78" />
      </g>
      <circle cx="256" cy="106" r="38" fill="#fff" />
    </svg>
  )
}
