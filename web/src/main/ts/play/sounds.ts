import { asset } from "../content/assets";
import { settings } from "../settings/settings";

export type Sound = "step" | "capture" | "end";

let audio: AudioContext | undefined;
const loaded = new Map<string, Promise<AudioBuffer>>();

/** The decoded sound of a game, fetched at its first use. */
function load(context: AudioContext, game: string, sound: Sound): Promise<AudioBuffer> {
  const name = `sound-${game}-${sound}.wav`;
  let buffer = loaded.get(name);
  if (buffer === undefined) {
    buffer = fetch(asset(name))
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => context.decodeAudioData(bytes));
    loaded.set(name, buffer);
    // A failed download is tried again with the next sound.
    buffer.catch(() => loaded.delete(name));
  }
  return buffer;
}

/** Plays a sound of a game, unless sounds are switched off or there is no audio device. */
export async function playSound(game: string, sound: Sound): Promise<void> {
  // Browsers allow audio only after user interaction.
  if (!settings().sounds || (audio === undefined && navigator.userActivation?.hasBeenActive === false)) {
    return;
  }
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const source = audio.createBufferSource();
    source.buffer = await load(audio, game, sound);
    const gain = audio.createGain();
    gain.gain.value = settings().volume / 100;
    source.connect(gain).connect(audio.destination);
    source.start();
  } catch {
    // No sound device, or the file could not be loaded: the game goes on without sound.
  }
}
