/** KakaoTalk, Naver, Daum, LINE, Instagram, Facebook, X, Everytime, and any other web view of Android. */
const INSIDE_AN_APP =
  /KAKAOTALK|NAVER\(inapp|DaumApps|\bLine\/|Instagram|FBAN|FBAV|Twitter|everytimeApp|; ?wv\)/i

/** Whether the browser is part of another app, where much is missing that a browser can do. */
export const isInsideAnApp = (userAgent: string): boolean => INSIDE_AN_APP.test(userAgent)
