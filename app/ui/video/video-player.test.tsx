import { beforeEach, expect, it, vi } from "vitest";
import { render } from "../../../tests/components/render.tsx";
import { PictureWithVideo } from "./picture-with-video.tsx";
import { VideoPlayer } from "./video-player.tsx";

let play: ReturnType<typeof vi.spyOn>;
let pause: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
});

/** The browser of these tests prefers less motion. */
const withMotion = () => vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
const player = () => (
  <div className="relative h-60">
    {/* A source that neither plays nor fails. */}
    <VideoPlayer source={URL.createObjectURL(new MediaSource())} />
  </div>
);

it("where less motion is preferred it waits for its button", async () => {
  const screen = await render(player());
  const button = screen.getByRole("button", { name: "Play the video" });
  await expect.element(button).toBeVisible();
  expect(document.querySelector("video")?.preload).toBe("none");
  await button.click();
  await expect.poll(() => play.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole("button", { name: "Pause the video" })).toBeVisible();
});

it("plays while it is in view, and can be paused", async () => {
  withMotion();
  const screen = await render(player(), { language: "ar" });
  await expect.poll(() => play.mock.calls.length).toBe(1);
  pause.mockClear();
  await screen.getByRole("button", { name: "إيقاف الفيديو مؤقتاً" }).click();
  await expect.poll(() => pause.mock.calls.length).toBe(1);
});

it("pauses when it leaves the view", async () => {
  withMotion();
  await render(<div className="h-[300vh]">{player()}</div>);
  await expect.poll(() => play.mock.calls.length).toBe(1);
  pause.mockClear();
  window.scrollTo(0, 1_500);
  await expect.poll(() => pause.mock.calls.length).toBe(1);
});

it("a browser that blocks it plays it by the button", async () => {
  withMotion();
  play.mockRejectedValue(Object.assign(new Error("blocked"), { name: "NotAllowedError" }));
  const screen = await render(player());
  await expect.element(screen.getByRole("button", { name: "Play the video" })).toBeVisible();
});

it("one that does not load leaves the picture alone", async () => {
  const screen = await render(player());
  await expect.element(screen.getByRole("button", { name: "Play the video" })).toBeVisible();
  document.querySelector("video")?.dispatchEvent(new Event("error"));
  await expect.poll(() => screen.getByRole("button").query()).toBeNull();
});

const picture = {
  wide: "/images/demo/models/suhail.0123abcd.webp",
  width: 16,
  height: 9,
  alt: "Suhail",
  sizes: "1px",
};

it.each([
  ["published", "/videos/demo/suhail.0123abcd.mp4", 1],
  ["not published", "/videos/demo/suhail.mp4", 0],
  ["none", undefined, 0],
])("a picture whose video is %s", async (_, video, players) => {
  const screen = await render(<PictureWithVideo {...picture} video={video} />);
  await expect.element(screen.getByRole("img", { name: "Suhail" })).toBeInTheDocument();
  await expect.poll(() => screen.getByRole("button").elements().length).toBe(players);
});
