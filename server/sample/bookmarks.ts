/** Bands that the log-ins keep in mind, the newest first. */
export const BOOKMARKS: Readonly<Record<string, readonly string[]>> = {
  yuna22: ['새벽 네 시', '유리정원', '밤의 정류장', 'Velvet Kite', '해일', '오후의 앰프', '안개주의보'],
  harin: ['열두 시 오 분', '라스트 오더', '초록불', '밤의 정류장', '코러스 라인', '합정 벙커'],
  minseo: ['입춘', '파란거실', '문장들', '코러스 라인', '그런지 야근부', '한옥 레코드'],
  gaon: ['라스트 오더', '36.5', 'Velvet Kite', '삼십 분 일찍', '네 번째 소파', '서해 소울'],
}
