import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx'
import { theme } from '#src/ui/theme.ts'

/** A link to the search that looks like its field. */
export const SearchLink = () => (
  <Field to={paths.search()}>
    <SearchIcon size={22} />
    밴드, 아티스트, 곡 검색
  </Field>
)

const Field = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  width: calc(100% - 32px);
  max-width: ${theme.frame.bandMax}px;
  min-height: 48px;
  margin: 0 auto;
  padding: 0 16px;
  border-radius: ${theme.radius.full}px;
  background: ${theme.color.s2};
  ${theme.type.body1}
  color: ${theme.color.t3};
`
