/** At most four names, then how many more: `보컬, 베이스, 드럼, 피아노 외 1`. */
export function summariseNames(names: readonly string[]) {
  const shown = names.slice(0, 4).join(', ')
  return names.length > 4 ? `${shown} 외 ${names.length - 4}` : shown
}
