/**
 * The tokens of the visual language, in CSS px at 1x and milliseconds. There is only one theme, and it is
 * dark, so `ui` reads this constant and its styles stay static strings. Features may use either form:
 * `({ theme }) => theme.color.t2` or an import.
 */
export const theme = {
  color: {
    bg: '#0C0C0E',
    outer: '#060607',
    s1: '#151518',
    s2: '#1D1D22',
    s3: '#29292F',
    s4: '#36363E',
    band: '#070708',
    line: '#222227',
    lineSoft: '#3D3D46',
    lineStrong: '#767682',
    t1: '#F5F5F7',
    t2: '#B8B8C1',
    t3: '#9696A1',
    tOff: '#6C6C77',
    tOffDialog: '#85858F',
    ink: '#0C0C0E',
    /** Quieter text on `paper`. */
    ink2: '#55555F',
    red: '#E4232E',
    redPress: '#C41B25',
    /** Red text on dark. `red` itself has a contrast of 4.26:1 on `bg` and is never used for text. */
    redText: '#FF7277',
    /** Red text on `paper`. */
    redInk: '#C41B25',
    redCount: '#A3161F',
    redDeep: '#7A1820',
    redSoft: '#34151A',
    redSoftText: '#FF8C90',
    redEdge: '#BC4D55',
    onRed: '#FFFFFF',
    paper: '#F5F5F7',
    paperPress: '#D9D9DF',
    ok: '#3FCF8E',
    okSoft: '#12291F',
    okInk: '#0F7A4B',
    warn: '#F7C948',
    scrim: 'rgba(4,4,5,.72)',
    glass: 'rgba(12,12,14,.62)',
    /** Below text on artwork; `glass` is enough for icons. */
    glassDark: 'rgba(12,12,14,.78)',
    /** Over a chosen picture, below its check. */
    veil: 'rgba(12,12,14,.58)',
    /** The inner hairline of all pictures. */
    artEdge: 'rgba(255,255,255,.07)',
    /** The bars of a waveform that are not played yet. */
    waveRest: 'rgba(255,255,255,.44)',
  },
  folder: {
    GRAY: '#A0A0AB',
    YELLOW: '#F7C948',
    GREEN: '#43C27A',
    RED: '#F0525A',
    ORANGE: '#F58B3C',
    BLUE: '#5B97FF',
  },
  /**
   * `late`: the fonts that are loaded later (`lateStyles.ts`); until then the name has no effect. After them
   * comes a font with Hangul for each system. Without a name Chromium on Linux searches a font for each
   * character, which takes 2 ms on a slow phone.
   */
  font: `'Pretendard Variable',var(--font-late,Pretendard),'Apple SD Gothic Neo','Malgun Gothic','Noto Sans CJK KR','Noto Sans KR',system-ui,sans-serif`,
  /** Size, line height, weight and tracking; the family is inherited. Interpolate as declarations. */
  type: {
    hero: 'font-size:30px;line-height:38px;font-weight:800;letter-spacing:-.03em;',
    display: 'font-size:34px;line-height:42px;font-weight:800;letter-spacing:-.03em;',
    title1: 'font-size:26px;line-height:35px;font-weight:700;letter-spacing:-.025em;text-wrap:balance;',
    title2: 'font-size:22px;line-height:30px;font-weight:700;letter-spacing:-.022em;',
    title3: 'font-size:18px;line-height:26px;font-weight:700;letter-spacing:-.018em;',
    field: 'font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.015em;',
    button: 'font-size:17px;line-height:24px;font-weight:700;letter-spacing:-.01em;',
    body1: 'font-size:16px;line-height:24px;font-weight:500;letter-spacing:-.01em;',
    body2: 'font-size:15px;line-height:22px;font-weight:500;letter-spacing:-.01em;',
    label: 'font-size:14px;line-height:20px;font-weight:600;letter-spacing:-.01em;',
    caption: 'font-size:13px;line-height:18px;font-weight:500;letter-spacing:-.005em;',
    micro: 'font-size:12px;line-height:16px;font-weight:600;letter-spacing:0;',
    numbers: 'font-variant-numeric:tabular-nums;',
  },
  radius: { xs: 6, s: 10, m: 14, cover: 16, l: 20, hero: 24, xl: 28, full: 999 },
  space: { gutter: 20, section: 28, head: 12 },
  frame: {
    col: 448,
    stage: 393,
    bandMax: 420,
    dialogMax: 340,
    header: 56,
    tabbar: '12.2svh',
    tabbarMin: 60,
  },
  shadow: {
    e1: '0 8px 24px rgba(0,0,0,.36)',
    e2: '0 16px 48px rgba(0,0,0,.56)',
    hero: '0 20px 44px rgba(0,0,0,.42)',
  },
  z: {
    glow: -1,
    dock: 15,
    header: 20,
    fabScrim: 24,
    fab: 25,
    tabbar: 30,
    actionbar: 31,
    menu: 40,
    scrim: 50,
    dialog: 51,
    camera: 52,
    toast: 60,
  },
  motion: {
    fast: 120,
    base: 200,
    sheet: 320,
    carousel: 500,
    toast: 2000,
    toastLong: 3000,
    toastFade: 2500,
    banner: 2000,
    longPress: 500,
    out: 'cubic-bezier(.2,.8,.2,1)',
    inOut: 'cubic-bezier(.65,0,.35,1)',
  },
} as const

export type AppTheme = typeof theme
