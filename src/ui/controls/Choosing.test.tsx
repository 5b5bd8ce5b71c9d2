import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { FilterRow } from '#src/features/archive/lists/FilterRow.tsx'
import { FolderSwatches } from '#src/features/archive/lists/FolderSwatches.tsx'
import { Stepper } from '#src/features/recruitments/form/parts/Stepper.tsx'
import { SessionCard } from '#src/features/survey/SessionCard.tsx'
import { Tabs } from '../frame/Tabs.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Switch } from './Switch.tsx'

const REGIONS = [
  { value: 'seoul', label: '서울' },
  { value: 'gyeonggi', label: '경기' },
  { value: 'incheon', label: '인천' },
]

function Region({ initial = null }: { initial?: string | null }) {
  const [region, setRegion] = useState<string | null>(initial)
  return (
    <SelectField
      label="지역"
      options={REGIONS}
      value={region}
      onChange={setRegion}
      placeholder="지역을 골라주세요"
    />
  )
}

it('a select field opens its list on the chosen option, moves with the arrow keys and closes after a choice', async () => {
  render(<Region initial="gyeonggi" />)
  await userEvent.click(screen.getByRole('button', { name: '지역 경기' }))
  expect(screen.getByRole('option', { name: '경기', selected: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('button', { name: '지역 인천' })).toBeVisible()
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('a select field without a value opens its list on the first option', async () => {
  render(<Region />)
  await userEvent.click(screen.getByRole('button', { name: '지역 지역을 골라주세요' }))
  expect(screen.getByRole('option', { name: '서울', selected: false })).toHaveFocus()
})

it('a segmented control changes with the arrow keys, as radio buttons do', async () => {
  function Gender() {
    const [gender, setGender] = useState<'male' | 'female'>('male')
    const options = [
      { value: 'male', label: '남성' },
      { value: 'female', label: '여성' },
    ] as const
    return <SegmentedControl label="성별" options={options} value={gender} onChange={setGender} />
  }
  render(<Gender />)
  await userEvent.click(screen.getByRole('radio', { name: '남성' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '여성' })).toBeChecked()
})

it('tabs change with the arrow keys, and the panel is named after its tab', async () => {
  function Archive() {
    const [tab, setTab] = useState('music')
    const tabs = [
      { value: 'music', label: '음악' },
      { value: 'album', label: '앨범' },
    ]
    return (
      <Tabs label="아카이브" tabs={tabs} value={tab} onChange={setTab}>
        {tab}
      </Tabs>
    )
  }
  render(<Archive />)
  await userEvent.click(screen.getByRole('tab', { name: '음악' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: '앨범', selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: '앨범' })).toHaveTextContent('album')
})

it('a stepper stops at zero', async () => {
  const onChange = vi.fn<(value: number) => void>()
  render(<Stepper label="남성" value={0} onChange={onChange} />)
  expect(screen.getByRole('button', { name: '남성 줄이기' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: '남성 늘리기' }))
  expect(onChange).toHaveBeenCalledWith(1)
})

it('a tap on a switch toggles it', async () => {
  const onChange = vi.fn<(on: boolean) => void>()
  render(<Switch label="모집중" on onChange={onChange} />)
  await userEvent.click(screen.getByRole('switch', { name: '모집중', checked: true }))
  expect(onChange).toHaveBeenCalledWith(false)
})

it('the levels of a session are inert until it is chosen', () => {
  const levels = [{ value: '1', label: '초보', description: '박자를 따라가요', icon: null }]
  const card = (selected: boolean) => (
    <SessionCard
      name="보컬"
      icon={null}
      selected={selected}
      onToggle={() => {}}
      levels={levels}
      level={null}
      onLevel={() => {}}
    />
  )
  const { rerender, container } = render(card(false))
  expect(container.querySelector('[inert]')).toContainElement(screen.getByRole('radio', { hidden: true }))
  rerender(card(true))
  expect(container.querySelector('[inert]')).toBeNull()
  expect(screen.getByRole('button', { name: '보컬' })).toHaveAttribute('aria-expanded', 'true')
})

it('folders have names, because not everyone can tell their colours apart', async () => {
  const onSelect = vi.fn<(folderId: number | null) => void>()
  render(
    <FilterRow
      folders={[{ id: 3, name: '합주곡', color: 'RED' }]}
      selected={null}
      onSelect={onSelect}
      onAdd={() => {}}
    />,
  )
  expect(screen.getByRole('button', { name: '전체', pressed: true })).toBeVisible()
  expect(screen.getByText('합주곡')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '합주곡 폴더' }))
  expect(onSelect).toHaveBeenCalledWith(3)
})

it('the context menu of a folder reports that folder, and that of 전체 reports nothing', () => {
  const onHold = vi.fn<(folderId: number) => void>()
  render(
    <FilterRow
      folders={[{ id: 3, name: '합주곡', color: 'RED' }]}
      selected={null}
      onSelect={() => {}}
      onAdd={() => {}}
      onHold={onHold}
    />,
  )
  fireEvent.contextMenu(screen.getByRole('button', { name: '전체' }))
  expect(onHold).not.toHaveBeenCalled()
  fireEvent.contextMenu(screen.getByRole('button', { name: '합주곡 폴더' }))
  expect(onHold).toHaveBeenCalledExactlyOnceWith(3)
})

it('the colours of a folder are offered by name, with one of them checked', async () => {
  const onChange = vi.fn<(colour: string) => void>()
  render(<FolderSwatches label="폴더 색" value="ORANGE" onChange={onChange} />)
  expect(screen.getAllByRole('radio')).toHaveLength(6)
  expect(screen.getByRole('radio', { name: '주황색' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: '파란색' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('BLUE')
})
