import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import type { Disk } from 'flydrive'
import { composeCard } from './compose-card.ts'
import { openPictureDisk } from './picture-disk.ts'
import type { StudioAnswer, StudioRequest, StudioTask } from './picture-studio.ts'
import { redrawPaper } from './redraw-paper.ts'
import { type StoredPhoto, type StoredPicture, storeOwnPicture, storePhoto, storePicture } from './store-picture.ts'

// Pages are served on the same cores: pictures take what is left over.
setPriority(constants.priority.PRIORITY_LOW)

/** The process behind the picture studio: takes one request at a time and answers each by its number. */
let line = Promise.resolve()

process.on('message', (request: StudioRequest) => {
  line = line.then(() => answer(request))
})

async function answer({ id, folder, task }: StudioRequest): Promise<void> {
  try {
    send({ id, stored: await work(openPictureDisk(folder), task) })
  } catch (error) {
    send({
      id,
      error:
        error instanceof Error
          ? { name: error.name, message: error.message }
          : { name: 'Error', message: String(error) },
    })
  }
}

async function work(disk: Disk, task: StudioTask): Promise<StoredPicture | StoredPhoto | null> {
  if (task.sort === 'photo') return await storePhoto(disk, task, await readFile(task.source))
  if (task.sort === 'variants') {
    const store = task.own ? storeOwnPicture : storePicture
    return await store(disk, task.place, await readFile(task.source), task.formats)
  }
  if (task.sort === 'paper') {
    await redrawPaper(task.paper)
    return null
  }
  await disk.put(task.file, await composeCard(task.card), { contentType: 'image/jpeg' })
  return null
}

function send(message: StudioAnswer): void {
  process.send?.(message)
}
