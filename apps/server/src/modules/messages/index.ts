export { messagesCalls } from './calls.ts'
export { addAnnouncement, addBanner, type NewAnnouncement, type NewBanner } from './message-store.ts'
