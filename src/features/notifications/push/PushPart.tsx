/** 이 휴대폰에서 받기: whether this device gets pushes. */
export function PushPart() {
  return null
}
