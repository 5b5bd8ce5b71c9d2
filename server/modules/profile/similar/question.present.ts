/** A nickname and an artist may end in any letter, so no word that follows one depends on how it is read aloud (docs/interface.md "Dates, numbers, names"). */
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
