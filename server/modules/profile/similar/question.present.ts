/**
 * A nickname or an artist's name may end in any letter, so the texts avoid particles that depend on the
 * pronunciation (docs/interface.md "Dates, numbers, names").
 */
export function questionOf({
  artistName,
  memberNickname,
}: {
  artistName: string | null
  memberNickname: string
}): string {
  return artistName === null
    ? `${memberNickname}님은 요즘 어떤 노래를 즐겨 들어요?`
    : `${memberNickname}님이 즐겨 듣는 ${artistName} 노래, 같이 들어 볼래요?`
}
