import { expect, test } from 'vitest'
import { createNoticeStore } from '../../../src/ui/noticeStore'

test('an Undo keeps its time when another record is deleted; one of the same record takes its place', () => {
  const store = createNoticeStore()
  const notify = store.notifyAs('')
  const offer = (about: string, text: string) =>
    notify(text, 'success', { about, action: { name: 'Undo', run() {} } })
  const texts = () => store.get().map(({ text }) => text)
  offer('B251009', 'The first is deleted')
  offer('B251011', 'The second is deleted')
  expect(texts()).toEqual(['The first is deleted', 'The second is deleted'])
  offer('B251009', 'The first is deleted again')
  expect(texts()).toEqual(['The second is deleted', 'The first is deleted again'])
  notify('Saved')
  notify('Saved too')
  expect(texts()).toEqual(['The second is deleted', 'The first is deleted again', 'Saved too'])
})
