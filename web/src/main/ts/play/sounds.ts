import { settings } from "../settings/settings";

export type Sound = "step" | "capture" | "end";

interface Knock {
  pitch: number;
  begin: number;
  damping: number;
}

/** The sound of struck wood: decaying tones. */
const KNOCKS: Record<Sound, Knock[]> = {
  step: [{ pitch: 620, begin: 0, damping: 0.09 }],
  capture: [
    { pitch: 430, begin: 0, damping: 0.12 },
    { pitch: 290, begin: 0.06, damping: 0.14 },
  ],
  end: [
    { pitch: 392, begin: 0, damping: 0.8 },
    { pitch: 494, begin: 0.14, damping: 0.8 },
    { pitch: 587, begin: 0.28, damping: 0.8 },
  ],
};

let audio: AudioContext | undefined;

/** Plays a sound, unless sounds are switched off or there is no audio device. */
export function sound(which: Sound): void {
  if (!settings().sounds) {
    return;
  }
  try {
    // Browsers allow audio only after user interaction.
    if (audio === undefined && navigator.userActivation?.hasBeenActive === false) {
      return;
    }
    audio ??= new AudioContext();
    void audio.resume();
    for (const knock of KNOCKS[which]) {
      strike(audio, knock);
    }
  } catch {
    // No sound device.
  }
}

function strike(audio: AudioContext, { pitch, begin, damping }: Knock): void {
  const at = audio.currentTime + begin;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + damping);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + damping);
}
