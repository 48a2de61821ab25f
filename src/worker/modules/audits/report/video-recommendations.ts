import type { AdviceTable } from './recommendation.ts';

const CONVERT =
  'Convert it: `ffmpeg -i in.mov -c:v libx264 -crf 20 -preset slow -pix_fmt yuv420p -c:a aac -b:a 128k -ar 48000 -movflags +faststart out.mp4`.';
const CHECK_AGAIN = 'Upload the new file, and audit it again.';

/** The checks of videos, which are among those of social media. */
export const VIDEO_ADVICE: AdviceTable = {
  'x.size': {
    title: 'Make the file smaller than 512 MB for X',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Encode it with fewer bits: `ffmpeg -i in.mp4 -c:v libx264 -crf 23 -preset slow -c:a aac -b:a 128k -movflags +faststart out.mp4`.',
      'If it is still too large, raise 23 to 26, or scale it down: `-vf scale=-2:1080`.',
      CHECK_AGAIN,
    ],
  },
  'x.duration': {
    title: 'Cut a version of 0.5 to 140 seconds for X',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Choose the part that works best alone, and begin with the strongest moment.',
      'Cut it out: `ffmpeg -ss 00:00:10 -i in.mp4 -t 140 -c:v libx264 -crf 20 -c:a aac -movflags +faststart x.mp4`.',
      'Say in the post where the whole video is.',
    ],
  },
  'x.frame_rate': {
    title: 'Lower the frame rate to at most 60 for X',
    impact: 'high',
    effort: 'low',
    steps: [
      'Convert it to 60 frames a second, or to 30 if little moves: `ffmpeg -i in.mp4 -vf fps=60 -c:v libx264 -crf 20 -c:a copy -movflags +faststart out.mp4`.',
      CHECK_AGAIN,
    ],
  },
  'instagram_reels.container': {
    title: 'Save the video as a whole MP4 file',
    impact: 'high',
    effort: 'low',
    steps: [
      'If the evidence says that the file is cut off, export or copy it again: a part of it is missing.',
      'If it is WebM or Matroska with H.264 and AAC, only change the container: `ffmpeg -i in.mkv -c copy -movflags +faststart out.mp4`.',
      `With other codecs, convert the file. ${CONVERT}`,
    ],
  },
  'instagram_reels.moov_first': {
    title: 'Move the index of the file to its beginning',
    impact: 'high',
    effort: 'low',
    steps: [
      'Move it without encoding anything anew: `ffmpeg -i in.mp4 -c copy -movflags +faststart out.mp4`.',
      'In video editors, turn on “fast start” or “web optimized” when you export.',
    ],
  },
  'instagram_reels.video_codec': {
    title: 'Encode the picture with H.264 or HEVC',
    impact: 'high',
    effort: 'low',
    steps: [CONVERT, 'In video editors, choose H.264 when you export.'],
  },
  'instagram_reels.frame_rate': {
    title: 'Use 23 to 60 frames a second',
    impact: 'high',
    effort: 'low',
    steps: [
      'Convert it to 30 frames a second: `ffmpeg -i in.mp4 -vf fps=30 -c:v libx264 -crf 20 -c:a copy -movflags +faststart out.mp4`.',
      'Set the recorder or the editor to the same frame rate for the next video.',
    ],
  },
  'instagram_reels.duration': {
    title: 'Cut a version of 3 seconds to 15 minutes for Reels',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Choose the part that works best alone: 15 to 60 seconds are usual.',
      'Cut it out: `ffmpeg -ss 00:00:10 -i in.mp4 -t 60 -c:v libx264 -crf 20 -c:a aac -movflags +faststart reel.mp4`.',
      'If it is shorter than 3 seconds, hold its last picture: `ffmpeg -i in.mp4 -vf tpad=stop_mode=clone:stop_duration=3 -c:v libx264 -crf 20 -movflags +faststart reel.mp4`.',
    ],
  },
  'instagram_reels.audio': {
    title: 'Encode the sound as AAC with 48 kHz',
    impact: 'high',
    effort: 'low',
    steps: [
      'Encode only the sound anew: `ffmpeg -i in.mp4 -c:v copy -c:a aac -b:a 128k -ar 48000 -movflags +faststart out.mp4`.',
      'Set the recorder or the editor to AAC and 48 kHz for the next video.',
    ],
  },
  'story.aspect': {
    title: 'Make an upright version in 9:16 for stories and Reels',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'If what matters is in the middle, crop it: `ffmpeg -i in.mp4 -vf "crop=ih*9/16:ih,scale=1080:1920" -c:v libx264 -crf 20 -c:a copy -movflags +faststart story.mp4`.',
      'Else put the whole picture on a bar: `ffmpeg -i in.mp4 -vf "scale=1080:-2,pad=1080:1920:0:(oh-ih)/2" -c:v libx264 -crf 20 -c:a copy -movflags +faststart story.mp4`.',
      'Keep text away from the upper and the lower sixth, where the controls are.',
    ],
  },
  'audio.present': {
    title: 'Add sound to the video',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Check in the recorder that the microphone or the sound of the desktop is recorded.',
      'Add music that you may use: `ffmpeg -i in.mp4 -i music.m4a -map 0:v -map 1:a -c:v copy -c:a aac -shortest -movflags +faststart out.mp4`.',
      'Add captions too: many watch without sound.',
    ],
  },
};
