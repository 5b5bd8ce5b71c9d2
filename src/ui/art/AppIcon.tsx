/** The icon as it stands on a home screen. Decorative: the name is beside it. */
export function AppIcon({ size }: { size: number }) {
  return (
    <img
      src="/app-icon.svg"
      alt=""
      width={size}
      height={size}
      css={{ flex: 'none', display: 'block', borderRadius: size / 4 }}
    />
  )
}
