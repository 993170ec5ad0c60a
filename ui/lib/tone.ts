// A high tone for right, a low one for wrong; silence where the browser has none.
export function tone(isRight: boolean): void {
  try {
    const audio = new AudioContext();
    const sound = audio.createOscillator();
    const loudness = audio.createGain();
    sound.frequency.value = isRight ? 880 : 196;
    loudness.gain.value = 0.08;
    sound.connect(loudness).connect(audio.destination);
    sound.start();
    sound.stop(audio.currentTime + (isRight ? 0.08 : 0.35));
    sound.onended = () => void audio.close();
  } catch {
    return;
  }
}
