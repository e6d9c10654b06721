// The story of a game up to a step, in the words of the table.
import type {Voice} from '../../story/say';
import {announcement, say} from '../../story/say';
import {told} from '../../story/chronicle';
import {happenings} from '../../story/difference';
import type {Course} from '../course';

const between = (course: Course, step: number) =>
  happenings(step > 0 ? course.at(step - 1).view : null, course.at(step).view, course.catalogue);

/** What this step brought, in a sentence or two. */
export function sentenceAt(course: Course, step: number, voice: Voice): string {
  return announcement(between(course, step), voice);
}

/** What is worth telling of the round so far. */
export function storyOf(course: Course, step: number, voice: Voice): {id: number; text: string}[] {
  const round = course.roundAt(step);
  const start = course.starts[round - 1] ?? 0;
  const steps = Array.from({length: step - start}, (_, at) => start + 1 + at);
  const chapters = steps.reduce<ReturnType<typeof told>>(
    (story, each) => told(story, between(course, each), round),
    [],
  );
  return chapters.flatMap(({entries}) => entries).map(({id, happening}) => ({id, text: say(happening, voice)}));
}
